import { optionLabel, paths, photoUrl } from '@tbt/contracts';
import { Avatar, Badge, Button, Cluster, Icon, Stack, Text } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { RankedPersonFragmentDoc, type RankedPersonFragment } from '../../generated/graphql';
import { MatchBreakdown } from '../../parts/match-breakdown/match-breakdown';
import { PersonName } from '../../parts/person-name/person-name';
import { useText } from '../../texts';
import styles from './candidate-list.module.css';
import { useFocusKeeper } from './use-focus-keeper';
import { useInvite } from './use-invite';

export interface RankedPersonProps {
  jobId: string;
  /** 1 for the best. */
  rank: number;
  /** Whether somebody below has more points. */
  hasTurn: boolean;
  person: FragmentType<typeof RankedPersonFragmentDoc>;
}

const OBSTACLES = ['missing_credential', 'overlap'] as const;

function useFacts({ professional }: RankedPersonFragment): string {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  if (!professional) return '';
  const { role, city, yearsExperience, avgRating, totalReviews } = professional;
  const rating = { rating: formats.rating(avgRating), count: totalReviews ?? 0 };
  return [
    role && optionLabel(locale, 'role', role),
    city,
    yearsExperience && optionLabel(locale, 'yearsExperience', yearsExperience),
    totalReviews ? t('jobs.shifts.rating', rating) : t('jobs.shifts.ratingNew'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Invited, applied, or still to be asked. */
function PersonState({
  jobId,
  person,
  name,
}: {
  jobId: string;
  person: RankedPersonFragment;
  name: string;
}) {
  const t = useText();
  const { locale } = useLocale();
  const { isInviting, onInvite } = useInvite(jobId, person.professionalId, name);
  const { application, invitation } = person;
  const isAsked = Boolean(application) || invitation?.status === 'pending';
  const { place, onPress } = useFocusKeeper(isAsked);
  const press = () => {
    onPress();
    onInvite();
  };
  return (
    <div className={styles.actions} {...place}>
      {isAsked ? (
        <Badge tone="info" icon={<Icon name={application ? 'check' : 'clock'} size="small" />}>
          {application
            ? t('jobs.candidates.applied', {
                status: optionLabel(locale, 'applicationStatus', application.status),
              })
            : t('jobs.candidates.waiting')}
        </Badge>
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

/** One place in a ranking: who, how well they fit and why, and what speaks against a booking. */
export function RankedPerson({ jobId, rank, hasTurn, person: reference }: RankedPersonProps) {
  const formats = useFormats();
  const person = readFragment(RankedPersonFragmentDoc, reference);
  const t = useText();
  const facts = useFacts(person);
  const { professional, match } = person;
  const name = professional
    ? `${professional.firstName} ${professional.lastName}`
    : t('jobs.shifts.formerMember');
  const obstacles = OBSTACLES.filter((reason) => person.bookingObstacles.includes(reason));
  return (
    <li className={styles.row}>
      <Avatar name={name} src={photoUrl(professional?.profilePicture, 96)} />
      <Stack gap="1" className={styles.person}>
        <Cluster gap="2">
          <Text as="span" strong>
            {`${rank}. `}
            <PersonName
              name={name}
              to={professional ? paths.professional(professional.id) : null}
            />
          </Text>
          <Badge tone="success">{t('jobs.matching.fit', { points: match.points })}</Badge>
          {obstacles.length === 0 && (
            <Badge tone="neutral" icon={<Icon name="check" size="small" />}>
              {t('jobs.candidates.credentialHeld')}
            </Badge>
          )}
        </Cluster>
        <Text size="small" tone="muted">
          {facts}
        </Text>
        {obstacles.map((reason) => (
          <Text key={reason} size="small" tone="danger">
            {t(`jobs.shifts.obstacle.${reason}`)}
          </Text>
        ))}
        {hasTurn && (
          <Text size="small" tone="muted">
            {t('jobs.candidates.turn', { points: formats.number(person.turnPoints) })}
          </Text>
        )}
        <MatchBreakdown match={match} />
      </Stack>
      <PersonState jobId={jobId} person={person} name={name} />
    </li>
  );
}
