import { Card, ErrorState, Spinner } from '@tbt/design-system';
import { detailOf, useQuery } from '@tbt/web-kit';
import { CandidateList } from '../features/candidates/candidate-list';
import { ShiftCandidatesDocument } from '../generated/graphql';
import { useText } from '../texts';

/** The ranking for one of the clinic's shifts. */
export function ShiftCandidates({ jobId }: { jobId: string }) {
  const t = useText();
  const { data, error, refetch } = useQuery(ShiftCandidatesDocument, {
    variables: { id: jobId },
    fetchPolicy: 'cache-and-network',
  });
  if (data?.job)
    return (
      <Card as="section" titleAs="h2" title={t('jobs.candidates.for', { title: data.job.title })}>
        <CandidateList job={data.job} />
      </Card>
    );
  if (error)
    return (
      <ErrorState
        title={t('jobs.candidates.failed')}
        description={detailOf(error)}
        retryLabel={t('jobs.retry')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (data) return <ErrorState title={t('jobs.candidates.gone')} />;
  return <Spinner label={t('jobs.candidates.loading')} />;
}
