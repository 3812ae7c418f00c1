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
import { noJobFilters, toGraphSearch } from '../features/job-search/job-filters';
import { useJobFilters } from '../features/job-search/use-job-filters';
import { JobSearchPageDocument } from '../generated/graphql';
import { useText } from '../texts';

const PAGE_SIZE = 24;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** /jobs: every open shift, narrowed by the filters of the address. */
export function JobSearchPage() {
  const t = useText();
  const { filters, hasUnknown, lacksPlace, hasOwnPlace, search } = useJobFilters();
  const list = useConnection(
    JobSearchPageDocument,
    { ...toGraphSearch(filters), first: PAGE_SIZE },
    (data) => data.jobs,
  );
  return (
    <Page title={t('jobs.search.title')} description={t('jobs.search.lead')}>
      <Stack gap="6">
        <JobFilterForm filters={filters} hasOwnPlace={hasOwnPlace} onSearch={search} />
        {lacksPlace && <Text tone="muted">{t('jobs.search.lacksPlace')}</Text>}
        {hasUnknown && <Text tone="muted">{t('jobs.unknownFilter')}</Text>}
        {list.state === 'error' && (
          <ErrorState
            title={t('jobs.search.failed')}
            description={detailOf(list.error)}
            retryLabel={t('jobs.retry')}
            onRetry={list.retry}
          />
        )}
        {list.state === 'empty' && (
          <EmptyState
            icon="search"
            title={t('jobs.search.empty')}
            description={t('jobs.search.emptyHint')}
            action={
              <Button variant="secondary" onClick={() => search(noJobFilters)}>
                {t('jobs.search.clear')}
              </Button>
            }
          />
        )}
        {list.state === 'loading' && (
          <SkeletonGroup label={t('jobs.search.loading')}>
            <Grid>
              {SKELETONS.map((key) => (
                <JobCardSkeleton key={key} />
              ))}
            </Grid>
          </SkeletonGroup>
        )}
        {list.nodes.length > 0 && (
          <section aria-label={t('jobs.search.results')}>
            <Stack gap="6">
              <Grid>
                {list.nodes.map((job) => (
                  <JobCard
                    key={job.id}
                    job={job}
                    titleAs="h2"
                    distance={<JobDistance job={job} from={filters.postalCode} />}
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
        )}
      </Stack>
    </Page>
  );
}
