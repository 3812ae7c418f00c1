import { lazy, Suspense, type ReactNode } from 'react';
import { parseId, pathIn, paths } from '@tbt/contracts';
import { Button, EmptyState, ErrorState, Page, Spinner, Stack, TextLink } from '@tbt/design-system';
import { ReportButton } from '@tbt/people-ui';
import {
  detailOf,
  ErrorBoundary,
  Link,
  PageHead,
  siteOrigin,
  useLocale,
  useParams,
  useSession,
} from '@tbt/web-kit';
import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { ApplyToJob } from '../features/apply-to-job/apply-to-job';
import { BookedLine } from '../features/clinic-shifts/booked-line';
import { JobDetails } from '../features/job-details/job-details';
import { JobHead } from '../features/job-details/job-head';
import { ShareButton } from '../features/job-details/share-button';
import { JobCard } from '../features/job-search/job-card';
import { JobDistance } from '../features/job-search/job-distance';
import { readFragment } from '../generated';
import {
  ApplicantsOfJobFragmentDoc,
  JobPageDocument,
  type JobPageQuery,
} from '../generated/graphql';
import { LiveShifts } from '../parts/shift-act/live-shifts';
import { useText } from '../texts';
import { useRateProposal } from './use-rate-proposal';

/** Few who read a shift own it. */
const OwnShiftNext = lazy(async () => ({
  default: (await import('../features/job-details/own-shift-next')).OwnShiftNext,
}));
const ApplicantsOfJob = lazy(async () => ({
  default: (await import('../features/clinic-shifts/applicants-of-job')).ApplicantsOfJob,
}));
const OwnShiftActions = lazy(async () => ({
  default: (await import('../features/job-details/own-shift-actions')).OwnShiftActions,
}));

function OwnPart({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary name="mfe-jobs" fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Shift({ job }: { job: NonNullable<JobPageQuery['job']> }) {
  const { viewer } = useSession();
  const isClinic = viewer?.role === 'clinic';
  const proposal = useRateProposal();
  return (
    <Stack gap="5">
      <JobHead job={job} />
      {isClinic && (
        <OwnPart>
          <OwnShiftNext job={job} hasBooking={Boolean(job.booking)} />
        </OwnPart>
      )}
      <JobCard
        job={job}
        titleAs="h2"
        isWhole
        distance={!isClinic && <JobDistance job={job} />}
        action={
          isClinic ? (
            <>
              {job.booking && <BookedLine booking={job.booking} />}
              <OwnPart>
                <ApplicantsOfJob job={job} />
                <OwnShiftActions job={job} hasBooking={Boolean(job.booking)} />
              </OwnPart>
            </>
          ) : (
            <ApplyToJob job={job} hasBooking={Boolean(job.booking)} proposal={proposal} />
          )
        }
      />
      <JobDetails job={job} />
      {!isClinic && <ReportButton subject="job" id={job.id} />}
    </Stack>
  );
}

function MissingShift() {
  const t = useText();
  return (
    <>
      <PageHead title={t('jobs.job.missing')} description={t('jobs.job.missingHint')} />
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
    </>
  );
}

/** /jobs/:id: a shift's page. */
export function JobPage() {
  const t = useText();
  const { locale } = useLocale();
  const id = parseId(useParams().id);
  const { data, error, loading, refetch } = useQuery(
    JobPageDocument,
    id === null ? skipToken : { variables: { id: String(id) } },
  );
  const job = data?.job;
  const isOwn =
    job && readFragment(ApplicantsOfJobFragmentDoc, job).pendingApplicationCount != null;
  const back = (
    <TextLink asChild>
      {isOwn ? (
        <Link to={paths.shifts()}>{t('jobs.job.backOwn')}</Link>
      ) : (
        <Link to={paths.jobs()}>{t('jobs.job.back')}</Link>
      )}
    </TextLink>
  );
  const url = job ? siteOrigin() + pathIn(locale, paths.job(job.id)) : '';
  return (
    <Page
      title={job?.title ?? t('jobs.job.title')}
      eyebrow={back}
      actions={job && <ShareButton title={job.title} url={url} />}
      width="narrow"
    >
      {loading && !data && <Spinner label={t('jobs.job.loading')} layout="page" />}
      {error && !data && (
        <ErrorState
          title={t('jobs.job.failed')}
          description={detailOf(error)}
          retryLabel={t('jobs.retry')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {(id === null || (data && !job)) && <MissingShift />}
      {job && (
        <LiveShifts>
          <Shift job={job} />
        </LiveShifts>
      )}
    </Page>
  );
}
