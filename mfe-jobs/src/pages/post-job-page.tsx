import { paths } from '@tbt/contracts';
import { Banner, Button, EmptyState, Icon, Page, Spinner, Stack } from '@tbt/design-system';
import { Link, RequireSession, useQuery } from '@tbt/web-kit';
import { PostJobForm } from '../features/post-job/post-job-form';
import { PostJobPageDocument } from '../generated/graphql';
import { useText } from '../texts';

function PostJob() {
  const t = useText();
  const { data, loading } = useQuery(PostJobPageDocument);
  // The clinic's place only prefills two fields: without it the form still works.
  if (loading && !data) return <Spinner label={t('jobs.post.loading')} layout="page" />;
  return <PostJobForm clinic={data?.me} />;
}

/** /post-job: the job form for clinics. */
export function PostJobPage() {
  const t = useText();
  return (
    <Page title={t('jobs.post.title')} description={t('jobs.post.lead')} width="text">
      <Stack gap="6">
        <Banner
          tone="brand"
          icon={<Icon name="star" />}
          title={t('jobs.post.premiumTitle')}
          action={
            <Button asChild variant="secondary" size="small">
              <Link to={paths.subscription('premium')}>{t('jobs.post.premiumAction')}</Link>
            </Button>
          }
        >
          {t('jobs.post.premiumText')}
        </Banner>
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
          <PostJob />
        </RequireSession>
      </Stack>
    </Page>
  );
}
