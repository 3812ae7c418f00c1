import { Card, ErrorState, Spinner } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { CandidateList } from '../features/candidates/candidate-list';
import { ShiftCandidatesDocument } from '../generated/graphql';
import { useText } from '../texts';

export interface ShiftCandidatesProps {
  jobId: string;
  /** Without a card, where the shift is named already. */
  isBare?: boolean;
}

export function ShiftCandidates({ jobId, isBare = false }: ShiftCandidatesProps) {
  const t = useText();
  const { data, error, loading, refetch } = useQuery(ShiftCandidatesDocument, {
    variables: { id: jobId },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const job = data?.job;
  if (job?.candidates) {
    const list = <CandidateList job={job} />;
    if (isBare) return list;
    return (
      <Card as="section" titleAs="h2" title={t('jobs.candidates.for', { title: job.title })}>
        {list}
      </Card>
    );
  }
  if (loading) return <Spinner label={t('jobs.candidates.loading')} />;
  if (error)
    return (
      <ErrorState
        title={t('jobs.candidates.failed')}
        description={detailOf(error)}
        retryLabel={t('jobs.retry')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return <ErrorState title={t('jobs.candidates.gone')} />;
}
