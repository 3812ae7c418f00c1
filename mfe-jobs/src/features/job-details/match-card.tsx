import { paths } from '@tbt/contracts';
import { Card, Progress, Stack, Text, TextLink } from '@tbt/design-system';
import { Link, useFormats } from '@tbt/web-kit';
import type { JobDetailsFragment } from '../../generated/graphql';
import { ReasonList } from '../../parts/match-breakdown/reason-list';
import { WeakPoint } from '../../parts/match-breakdown/weak-point';
import { useText } from '../../texts';
import styles from './job-details.module.css';

const FACTORS = [
  'availability',
  'distance',
  'rate',
  'preferences',
  'languages',
  'reliability',
  'rating',
  'history',
  'responsiveness',
] as const;
type FactorKey = (typeof FACTORS)[number];

const isFactor = (key: string): key is FactorKey => (FACTORS as readonly string[]).includes(key);

interface MatchCardProps {
  match: NonNullable<JobDetailsFragment['match']>;
  /** What would raise the points is told before an application only. */
  hasApplied: boolean;
}

/** Match of the shift with the viewer: reasons, then points. */
export function MatchCard({ match, hasApplied }: MatchCardProps) {
  const t = useText();
  const formats = useFormats();
  return (
    <Card
      as="section"
      titleAs="h2"
      title={t('jobs.details.match', { points: match.points })}
      subtitle={t('jobs.details.matchHow')}
    >
      <Stack gap="4">
        <ReasonList reasons={match.reasons} label={t('jobs.match.reasons')} />
        {!hasApplied && match.weakest && <WeakPoint reason={match.weakest} />}
        {!hasApplied && match.advice && <Text size="dense">{match.advice}</Text>}
        <div className={styles.factors}>
          {match.factors.map(({ key, points, weight, note }) => (
            <Progress
              key={key}
              size="small"
              label={isFactor(key) ? t(`jobs.details.factor.${key}`) : key}
              value={points}
              max={weight}
              {...(note && { hint: note })}
              valueText={t('jobs.details.factorPoints', {
                points: formats.number(Math.round(points * 10) / 10),
                weight: formats.number(Math.round(weight * 10) / 10),
              })}
            />
          ))}
        </div>
        <Text size="dense">
          <TextLink asChild>
            <Link to={`${paths.aiMatching()}#ask`}>{t('jobs.details.matchReview')}</Link>
          </TextLink>
        </Text>
      </Stack>
    </Card>
  );
}
