import { ErrorState, Spinner } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { ReliabilityPanel } from '../features/shift-reliability/reliability-panel';
import { MyReliabilityDocument } from '../generated/graphql';
import { useText } from '../texts';

export function MyReliability() {
  const t = useText();
  const { data, error, loading, refetch } = useQuery(MyReliabilityDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (loading && !data) return <Spinner label={t('jobs.shifts.reliability.loading')} />;
  if (!data?.me)
    return (
      <ErrorState
        title={t('jobs.shifts.reliability.failed')}
        description={detailOf(error)}
        retryLabel={t('jobs.retry')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return <ReliabilityPanel reliability={data.me.reliability} ladder={data.reliabilityLadder} />;
}
