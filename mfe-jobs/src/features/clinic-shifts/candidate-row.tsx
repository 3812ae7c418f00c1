import { applicationMessageText, optionLabel, paths, photoUrl } from '@tbt/contracts';
import { Avatar, Badge, Cluster, Icon, Stack, Text } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { CandidateFragmentDoc, type CandidateFragment } from '../../generated/graphql';
import { AnswerUntil } from '../../parts/countdown/answer-until';
import { Obstacles } from '../../parts/obstacles/obstacles';
import { OfferRounds } from '../../parts/offer-talk/offer-rounds';
import { PersonName } from '../../parts/person-name/person-name';
import { useText } from '../../texts';
import { CandidateActions } from './candidate-actions';
import styles from './candidate-row.module.css';

type Person = CandidateFragment['applicant'];

/** Role, town, experience and reviews in one line. */
function useFacts(person: Person): string {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  if (!person) return '';
  const rating = formats.rating(person.avgRating);
  return [
    person.role && optionLabel(locale, 'role', person.role),
    person.city,
    person.yearsExperience && optionLabel(locale, 'yearsExperience', person.yearsExperience),
    person.totalReviews
      ? t('jobs.shifts.rating', { rating, count: person.totalReviews })
      : t('jobs.shifts.ratingNew'),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Standing({ person, status }: { person: Person; status: CandidateFragment['status'] }) {
  const t = useText();
  const { locale } = useLocale();
  const isAccepted = status === 'accepted';
  return (
    <>
      {person && (
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
  const facts = useFacts(person);
  const name = person ? `${person.firstName} ${person.lastName}` : t('jobs.shifts.formerMember');
  const isOpen = status === 'pending' || status === 'countered';
  const isTalk = rounds.length > 1 || hourlyRate !== postedRate;
  return (
    <li className={styles.row}>
      <Avatar name={name} src={photoUrl(person?.profilePicture, 96)} />
      <Stack gap="2" className={styles.person}>
        <Cluster gap="2">
          <Text as="span" strong>
            <PersonName name={name} to={person ? paths.professional(person.id) : null} />
          </Text>
          <Standing person={person} status={status} />
        </Cluster>
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
      </Stack>
      <CandidateActions application={application} name={name} canWrite={Boolean(person)} />
    </li>
  );
}
