import { optionLabel, paths } from '@tbt/contracts';
import { Badge, Button, Cluster, Icon, Text, TextLink } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link, useFormats, useLocale, useReadsOnly } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { RankedPersonFragmentDoc, type RankedPersonFragment } from '../../generated/graphql';
import { MatchBreakdown } from '../../parts/match-breakdown/match-breakdown';
import { Obstacles } from '../../parts/obstacles/obstacles';
import { PersonRow } from '../../parts/person-row/person-row';
import { usePersonFacts } from '../../parts/person-row/use-person-facts';
import { useText } from '../../texts';
import { useFocusKeeper } from './use-focus-keeper';
import { useInvite } from './use-invite';

export interface RankedPersonProps {
  jobId: string;
  /** 1 is the best. */
  rank: number;
  /** Whether a lower candidate has more points. */
  hasTurn: boolean;
  person: FragmentType<typeof RankedPersonFragmentDoc>;
}

const WAITING: readonly string[] = ['pending', 'countered'];

/** An accepted application to a shift that seeks again: its booking has ended. */
const hasEnded = ({ application }: RankedPersonFragment) => application?.status === 'accepted';

function AskedBadge({ person }: { person: RankedPersonFragment }) {
  const t = useText();
  const { locale } = useLocale();
  const { application } = person;
  const isTheirTurn = application?.status === 'countered';
  const applied = application && !isTheirTurn;
  if (hasEnded(person))
    return <Badge icon={<Icon name="close" size="small" />}>{t('jobs.shifts.cancel.done')}</Badge>;
  return (
    <Cluster gap="2">
      <Badge tone="info" icon={<Icon name={applied ? 'check' : 'clock'} size="small" />}>
        {applied
          ? t('jobs.candidates.applied', {
              status: optionLabel(locale, 'applicationStatus', application.status),
            })
          : t(isTheirTurn ? 'jobs.shifts.waitsForThem' : 'jobs.candidates.waiting')}
      </Badge>
      {application && WAITING.includes(application.status) && (
        <TextLink asChild>
          <Link to={paths.shifts()}>
            {t(isTheirTurn ? 'jobs.candidates.seeTheirs' : 'jobs.candidates.seeApplication')}
          </Link>
        </TextLink>
      )}
    </Cluster>
  );
}

function PersonState({ jobId, person }: { jobId: string; person: RankedPersonFragment }) {
  const t = useText();
  const name = useMemberName()(person.professional);
  const { isInviting, onInvite } = useInvite(jobId, person.professionalId, name);
  const readsOnly = useReadsOnly();
  const isAsked = Boolean(person.application) || person.invitation?.status === 'pending';
  const { place, onPress } = useFocusKeeper(isAsked);
  const press = () => {
    onPress();
    onInvite();
  };
  if (readsOnly && !isAsked) return null;
  return (
    <div {...place}>
      {isAsked ? (
        <AskedBadge person={person} />
      ) : (
        <Button
          size="small"
          variant="secondary"
          loading={isInviting}
          aria-label={t('jobs.candidates.inviteName', { name })}
          onClick={press}
        >
          {t('jobs.candidates.invite')}
        </Button>
      )}
    </div>
  );
}

/** Match points and availability. */
function FitBadges({ points, isFree }: { points: number; isFree: boolean }) {
  const t = useText();
  return (
    <>
      <Badge tone="success">{t('jobs.matching.fit', { points })}</Badge>
      {isFree && (
        <Badge tone="neutral" icon={<Icon name="check" size="small" />}>
          {t('jobs.candidates.credentialHeld')}
        </Badge>
      )}
    </>
  );
}

/** A ranked candidate: match, reasons and obstacles. */
export function RankedPerson({ jobId, rank, hasTurn, person: reference }: RankedPersonProps) {
  const formats = useFormats();
  const person = readFragment(RankedPersonFragmentDoc, reference);
  const t = useText();
  const facts = usePersonFacts(person.professional);
  const { professional, match } = person;
  const { bookingObstacles } = person;
  return (
    <PersonRow
      person={professional}
      rank={rank}
      badges={<FitBadges points={match.points} isFree={bookingObstacles.length === 0} />}
      actions={<PersonState jobId={jobId} person={person} />}
    >
      <Text size="small" tone="muted">
        {facts}
      </Text>
      <Obstacles codes={bookingObstacles} />
      {hasTurn && (
        <Text size="small" tone="muted">
          {t('jobs.candidates.turn', { points: formats.number(person.turnPoints) })}
        </Text>
      )}
      <MatchBreakdown match={match} hasApplied={person.application !== null} />
    </PersonRow>
  );
}
