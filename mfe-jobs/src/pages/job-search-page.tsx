import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  LoadMore,
  Page,
  SkeletonGroup,
  Stack,
  Text,
} from '@tbt/design-system';
import { detailOf, useConnection } from '@tbt/web-kit';
import { ApplyToJob } from '../features/apply-to-job/apply-to-job';
import { JobCard } from '../features/job-search/job-card';
import { JobCardSkeleton } from '../features/job-search/job-card-skeleton';
import { JobDistance } from '../features/job-search/job-distance';
import { JobFilterForm } from '../features/job-search/job-filter-form';
import { noJobFilters, toGraphSearch, type JobFilters } from '../features/job-search/job-filters';
import { useJobFilters } from '../features/job-search/use-job-filters';
import { JobSearchPageDocument } from '../generated/graphql';
import { useText } from '../texts';

const PAGE_SIZE = 24;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

function useShifts(filters: JobFilters) {
  return useConnection(
    JobSearchPageDocument,
    { ...toGraphSearch(filters), first: PAGE_SIZE },
    (data) => data.jobs,
  );
}

type Shifts = ReturnType<typeof useShifts>;

/** What stands in the place of shifts while there are none. */
function NoShifts({ list, onClear }: { list: Shifts; onClear: () => void }) {
  const t = useText();
  if (list.state === 'loading')
    return (
      <SkeletonGroup label={t('jobs.search.loading')}>
        <Grid>
          {SKELETONS.map((key) => (
            <JobCardSkeleton key={key} />
          ))}
        </Grid>
      </SkeletonGroup>
    );
  if (list.state === 'error')
    return (
      <ErrorState
        title={t('jobs.search.failed')}
        description={detailOf(list.error)}
        retryLabel={t('jobs.retry')}
        onRetry={list.retry}
      />
    );
  return (
    <EmptyState
      icon="search"
      title={t('jobs.search.empty')}
      description={t('jobs.search.emptyHint')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('jobs.search.clear')}
        </Button>
      }
    />
  );
}

function FoundShifts({ list, postalCode }: { list: Shifts; postalCode: string }) {
  const t = useText();
  return (
    <section aria-label={t('jobs.search.results')}>
      <Stack gap="6">
        <Grid>
          {list.nodes.map((job) => (
            <JobCard
              key={job.id}
              job={job}
              titleAs="h2"
              distance={<JobDistance job={job} from={postalCode} />}
              action={<ApplyToJob job={job} />}
            />
          ))}
        </Grid>
        <LoadMore
          label={t('jobs.search.more')}
          loadingLabel={t('jobs.search.loadingMore')}
          status={t('jobs.search.shown', { count: list.nodes.length })}
          hasMore={list.hasMore}
          loading={list.isLoadingMore}
          onLoadMore={list.loadMore}
        />
      </Stack>
    </section>
  );
}

/** /jobs: every open shift, narrowed by the filters of the address. */
export function JobSearchPage() {
  const t = useText();
  const { filters, hasUnknown, lacksPlace, hasOwnPlace, search } = useJobFilters();
  const list = useShifts(filters);
  return (
    <Page title={t('jobs.search.title')} description={t('jobs.search.lead')}>
      <Stack gap="6">
        <JobFilterForm filters={filters} hasOwnPlace={hasOwnPlace} onSearch={search} />
        {lacksPlace && <Text tone="muted">{t('jobs.search.lacksPlace')}</Text>}
        {hasUnknown && <Text tone="muted">{t('jobs.unknownFilter')}</Text>}
        {list.state !== 'full' && <NoShifts list={list} onClear={() => search(noJobFilters)} />}
        {list.nodes.length > 0 && <FoundShifts list={list} postalCode={filters.postalCode} />}
      </Stack>
    </Page>
  );
}
