import { Badge, Cluster, Icon } from '@tbt/design-system';
import type { JobStatus } from '@tbt/contracts';
import { useText } from '../../texts';
import type { JobCardFragment } from '../../generated/graphql';

const OPEN: readonly JobStatus[] = ['active', 'invited'];

type SignedJob = Pick<JobCardFragment, 'match' | 'holiday' | 'series'>;

/** Match, holiday and series of a shift; renders nothing without them. */
export function JobSigns({ job: { match, holiday, series } }: { job: SignedJob }) {
  const t = useText();
  const isSingly = series?.isTakenWhole === false;
  const days = (series?.jobs ?? []).filter(
    ({ status }) => !isSingly || OPEN.includes(status),
  ).length;
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
          {t(isSingly ? 'jobs.card.seriesSingly' : 'jobs.card.seriesWhole', { days })}
        </Badge>
      )}
    </Cluster>
  );
}
