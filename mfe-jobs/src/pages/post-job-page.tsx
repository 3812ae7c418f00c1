import { useEffect } from 'react';
import { paths } from '@tbt/contracts';
import { Button, EmptyState, ErrorState, Page, Spinner, Stack } from '@tbt/design-system';
import { actorIdOf, detailOf, Link, mayInClinic, onFirstUse, RequireSession } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { PostingBlockBanner } from '../features/invoices/posting-block-banner';
import { PostJob } from '../features/post-job/post-job';
import { usePostingStart } from '../features/post-job/use-posting-start';
import { PremiumUpsell } from '../features/premium-upsell/premium-upsell';
import { PostJobPageDocument } from '../generated/graphql';
import { PlanUse } from '../parts/plan-use/plan-use';
import { useText } from '../texts';

const Waiting = () => <Spinner label={useText()('jobs.post.loading')} layout="page" />;
const EditJob = onFirstUse(
  async () => (await import('../features/post-job/edit-job')).EditJob,
  Waiting,
);

function Posting({ viewerId, clinicId }: { viewerId: number; clinicId: number }) {
  const t = useText();
  const start = usePostingStart();
  const isEdit = start.kind === 'edit';
  const jobId = isEdit || start.kind === 'from' ? start.id : null;
  const { data, error, loading, refetch } = useQuery(PostJobPageDocument, {
    variables: { jobId: jobId ?? '0', hasJob: jobId !== null, clinicId: String(clinicId) },
    ...(start.kind === 'edit' && { fetchPolicy: 'network-only' as const }),
  });
  // The code comes beside the shift.
  useEffect(() => {
    if (isEdit) EditJob.fetchCode();
  }, [isEdit]);
  const retry = () => void refetch().catch(() => undefined);
  if (loading && !data) return <Waiting />;
  const bands = data?.typicalRates ?? [];
  if (jobId !== null && error && !data)
    return (
      <ErrorState
        title={t('jobs.job.failed')}
        description={detailOf(error)}
        retryLabel={t('jobs.retry')}
        onRetry={retry}
      />
    );
  if (start.kind === 'edit')
    return (
      <EditJob
        viewerId={viewerId}
        job={data?.job}
        bands={bands}
        locations={data?.clinicLocations ?? []}
        reload={async () => (await refetch()).data?.job}
      />
    );
  return (
    <>
      {data?.myPostingBlock && <PostingBlockBanner block={data.myPostingBlock} />}
      {data && <PlanUse offered={data.offered.edges} />}
      <PostJob
        viewerId={viewerId}
        start={start}
        clinic={data?.me}
        job={data?.job}
        templates={data?.jobTemplates ?? []}
        favourites={data?.favourites ?? []}
        bands={bands}
        locations={data?.clinicLocations ?? []}
        offered={data?.offered.edges}
        office={data?.office}
        hasPosted={data?.posted.edges.length !== 0}
        reloadOffice={() => refetch().catch(() => undefined)}
        onTemplatesChanged={() => refetch().catch(() => undefined)}
      />
    </>
  );
}

/** /post-job: creates or edits a shift. */
export function PostJobPage() {
  const t = useText();
  const isEdit = usePostingStart().kind === 'edit';
  return (
    <Page
      title={t(isEdit ? 'jobs.edit.title' : 'jobs.post.title')}
      description={t(isEdit ? 'jobs.edit.lead' : 'jobs.post.lead')}
      width="text"
    >
      <Stack gap="6">
        {!isEdit && <PremiumUpsell />}
        <RequireSession
          reason={t('jobs.post.signIn')}
          roles={['clinic']}
          fallback={
            <EmptyState
              icon="clinic"
              title={t('jobs.post.clinicsOnly')}
              description={t('jobs.post.clinicsOnlyHint')}
              action={
                <Button asChild>
                  <Link to={paths.jobs()}>{t('jobs.post.findJobs')}</Link>
                </Button>
              }
            />
          }
        >
          {(viewer) =>
            mayInClinic(viewer, 'staffing') ? (
              <Posting viewerId={viewer.id} clinicId={actorIdOf(viewer)} />
            ) : (
              <EmptyState
                icon="eye"
                title={t('jobs.post.readsOnly')}
                description={t('jobs.post.readsOnlyHint')}
              />
            )
          }
        </RequireSession>
      </Stack>
    </Page>
  );
}
