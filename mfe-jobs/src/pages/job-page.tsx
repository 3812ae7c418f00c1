import { optionLabel, parseId, paths } from '@tbt/contracts';
import { Button, EmptyState, ErrorState, Page, Spinner, TextLink } from '@tbt/design-system';
import {
  detailOf,
  Link,
  PageHead,
  skipToken,
  useFormats,
  useLocale,
  useParams,
  useQuery,
  useSession,
} from '@tbt/web-kit';
import { ApplyToJob } from '../features/apply-to-job/apply-to-job';
import { ApplicantsOfJob } from '../features/clinic-shifts/applicants-of-job';
import { JobCard } from '../features/job-search/job-card';
import { JobPageDocument } from '../generated/graphql';
import { useText } from '../texts';

/** /jobs/:id: one shift on its own address. */
export function JobPage() {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const { viewer } = useSession();
  const id = parseId(useParams().id);
  const { data, error, loading, refetch } = useQuery(
    JobPageDocument,
    id === null ? skipToken : { variables: { id: String(id) } },
  );
  const back = (
    <TextLink asChild>
      <Link to={paths.jobs()}>{t('jobs.job.back')}</Link>
    </TextLink>
  );
  const job = data?.job;
  return (
    <Page title={job?.title ?? t('jobs.job.title')} eyebrow={back} width="narrow">
      {job && (
        <PageHead
          title={t('jobs.job.headTitle', {
            role: optionLabel(locale, 'role', job.role),
            city: job.city,
            date: formats.date(job.date),
          })}
          description={job.title}
        />
      )}
      {loading && !data && <Spinner label={t('jobs.job.loading')} layout="page" />}
      {error && !data && (
        <ErrorState
          title={t('jobs.job.failed')}
          description={detailOf(error)}
          retryLabel={t('jobs.retry')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {(id === null || (data && !data.job)) && (
        <EmptyState
          icon="search"
          title={t('jobs.job.missing')}
          description={t('jobs.job.missingHint')}
          action={
            <Button asChild variant="secondary">
              <Link to={paths.jobs()}>{t('jobs.job.back')}</Link>
            </Button>
          }
        />
      )}
      {job && (
        <JobCard
          job={job}
          titleAs="h2"
          isWhole
          action={
            viewer?.role === 'clinic' ? <ApplicantsOfJob job={job} /> : <ApplyToJob job={job} />
          }
        />
      )}
    </Page>
  );
}
