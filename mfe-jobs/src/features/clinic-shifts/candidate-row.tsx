import { applicationMessageText, CREDENTIAL_GAPS, optionLabel } from '@tbt/contracts';
import { Badge, Icon, Text } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { CandidateFragmentDoc, type CandidateFragment } from '../../generated/graphql';
import { AnswerUntil } from '../../parts/countdown/answer-until';
import { Obstacles } from '../../parts/obstacles/obstacles';
import { OfferRounds } from '../../parts/offer-talk/offer-rounds';
import { useMemberName } from '../../parts/person-name/use-member-name';
import { PersonRow } from '../../parts/person-row/person-row';
import { usePersonFacts } from '../../parts/person-row/use-person-facts';
import { useText } from '../../texts';
import { CandidateActions } from './candidate-actions';

const GAPS: ReadonlySet<string> = new Set(['other_role', ...CREDENTIAL_GAPS]);

type StandingProps = Pick<CandidateFragment, 'status' | 'bookingObstacles'> & {
  person: CandidateFragment['applicant'];
};

function Standing({ person, status, bookingObstacles }: StandingProps) {
  const t = useText();
  const { locale } = useLocale();
  const isAccepted = status === 'accepted';
  // What is missing for this very shift is said below; "verified" beside it would contradict.
  const isFit = !bookingObstacles.some((code) => GAPS.has(code));
  return (
    <>
      {person && (isFit || !person.isVerified) && (
        <Badge
          tone={person.isVerified ? 'success' : 'neutral'}
          icon={<Icon name={person.isVerified ? 'check' : 'clock'} size="small" />}
        >
          {t(person.isVerified ? 'jobs.shifts.verified' : 'jobs.shifts.unverified')}
        </Badge>
      )}
      {status !== 'pending' && (
        <Badge
          tone={isAccepted ? 'success' : 'neutral'}
          icon={<Icon name={isAccepted ? 'check' : 'close'} size="small" />}
        >
          {status === 'countered'
            ? t('jobs.shifts.waitsForThem')
            : optionLabel(locale, 'applicationStatus', status)}
        </Badge>
      )}
    </>
  );
}

export interface CandidateRowProps {
  candidate: FragmentType<typeof CandidateFragmentDoc>;
  /** The posted rate, exact dollars: what differs from it is said. */
  postedRate: string;
}

/** One applicant: who, what speaks for and against, what was said, and the clinic's answers. */
export function CandidateRow({ candidate, postedRate }: CandidateRowProps) {
  const application = readFragment(CandidateFragmentDoc, candidate);
  const { applicant: person, status, rounds, hourlyRate, actions, expiresAt } = application;
  const t = useText();
  const formats = useFormats();
  const { locale } = useLocale();
  const facts = usePersonFacts(person);
  const name = useMemberName()(person);
  const isOpen = status === 'pending' || status === 'countered';
  const isTalk = rounds.length > 1 || hourlyRate !== postedRate;
  return (
    <PersonRow
      person={person}
      gap="2"
      badges={
        <Standing person={person} status={status} bookingObstacles={application.bookingObstacles} />
      }
      actions={
        <CandidateActions application={application} name={name} canWrite={Boolean(person)} />
      }
    >
      <Text size="small" tone="muted">
        {facts}
      </Text>
      {isTalk ? (
        <OfferRounds rounds={rounds} reader="clinic" otherName={name} />
      ) : (
        <Text size="dense">
          {t('jobs.shifts.atPosted', { rate: formats.currency(hourlyRate) })}
        </Text>
      )}
      {!isTalk && application.message && (
        <Text size="dense">{applicationMessageText(locale, application.message)}</Text>
      )}
      {isOpen && <Obstacles codes={application.bookingObstacles} />}
      {expiresAt && <AnswerUntil until={expiresAt} isMine={actions.includes('accept')} />}
    </PersonRow>
  );
}
