import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  LoadMore,
  Page,
  SkeletonGroup,
  Stack,
  Text,
} from '@tbt/design-system';
import { detailOf, useConnection, useFormats } from '@tbt/web-kit';
import { ApplyToJob } from '../features/apply-to-job/apply-to-job';
import { JobCard } from '../features/job-search/job-card';
import { JobCardSkeleton } from '../features/job-search/job-card-skeleton';
import { JobDistance } from '../features/job-search/job-distance';
import { JobFilterForm } from '../features/job-search/job-filter-form';
import {
  DEFAULT_SORT,
  noJobFilters,
  toGraphSearch,
  type JobFilters,
} from '../features/job-search/job-filters';
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

/** Neighbours of one day together, in the order of the list. */
function byDay(shifts: Shifts['nodes']) {
  const days: { date: string; shifts: Shifts['nodes'][number][] }[] = [];
  for (const shift of shifts) {
    const last = days.at(-1);
    if (last && last.date === shift.date) last.shifts.push(shift);
    else days.push({ date: shift.date, shifts: [shift] });
  }
  return days;
}

interface FoundShiftsProps {
  list: Shifts;
  /** What distances are measured from. */
  postalCode: string;
  /** Whether the list is in the order of days. */
  isByDay: boolean;
}

function FoundShifts({ list, postalCode, isByDay }: FoundShiftsProps) {
  const t = useText();
  const formats = useFormats();
  const cards = (shifts: Shifts['nodes'], titleAs: 'h2' | 'h3') => (
    <Grid>
      {shifts.map((job) => (
        <JobCard
          key={job.id}
          job={job}
          titleAs={titleAs}
          distance={<JobDistance job={job} from={postalCode} />}
          action={<ApplyToJob job={job} />}
        />
      ))}
    </Grid>
  );
  return (
    <section aria-label={t('jobs.search.results')}>
      <Stack gap="6">
        {isByDay
          ? byDay(list.nodes).map(({ date, shifts }) => (
              <Stack key={date} gap="4">
                <Heading as="h2">{formats.weekday(date)}</Heading>
                {cards(shifts, 'h3')}
              </Stack>
            ))
          : cards(list.nodes, 'h2')}
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
        {list.nodes.length > 0 && (
          <FoundShifts
            list={list}
            postalCode={filters.postalCode}
            isByDay={(filters.sort || DEFAULT_SORT) === 'soonest'}
          />
        )}
      </Stack>
    </Page>
  );
}
