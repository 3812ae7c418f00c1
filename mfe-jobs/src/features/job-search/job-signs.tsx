import { Badge, Cluster, Icon } from '@tbt/design-system';
import { useText } from '../../texts';
import type { JobCardFragment } from '../../generated/graphql';

type SignedJob = Pick<JobCardFragment, 'match' | 'holiday' | 'series'>;

/** Match, holiday and series of a shift; renders nothing without them. */
export function JobSigns({ job: { match, holiday, series } }: { job: SignedJob }) {
  const t = useText();
  const days = series?.jobs.length ?? 0;
  if (!match && !holiday && days < 2) return null;
  return (
    <Cluster gap="2">
      {match && (
        <Badge tone="success" icon={<Icon name="sparkle" size="small" />}>
          {t('jobs.card.match', { points: match.points })}
        </Badge>
      )}
      {holiday && (
        <Badge tone="warning" icon={<Icon name="calendar" size="small" />}>
          {t('jobs.card.holiday', { name: holiday })}
        </Badge>
      )}
      {series && days > 1 && (
        <Badge icon={<Icon name="repeat" size="small" />}>
          {t(series.isTakenWhole ? 'jobs.card.seriesWhole' : 'jobs.card.seriesSingly', { days })}
        </Badge>
      )}
    </Cluster>
  );
}
