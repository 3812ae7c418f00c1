import type { ReactNode } from 'react';
import {
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  Heading,
  LoadMore,
  Page,
  SkeletonGroup,
  Stack,
  Text,
} from '@tbt/design-system';
import { detailOf, useFormats } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { ApplyToJob } from '../features/apply-to-job/apply-to-job';
import { AlertMe } from '../features/job-alerts/alert-me';
import { JobCard } from '../features/job-search/job-card';
import { JobCardSkeleton } from '../features/job-search/job-card-skeleton';
import { JobCards } from '../features/job-search/job-cards';
import { JobDistance } from '../features/job-search/job-distance';
import { JobFilterForm } from '../features/job-search/job-filter-form';
import { DEFAULT_SORT, toGraphSearch, type JobFilters } from '../features/job-search/job-filters';
import { NewcomerNote } from '../features/job-search/newcomer-note';
import { ResultsHead } from '../features/job-search/results-head';
import { useScrollToResults } from '../features/job-search/use-scroll-to-results';
import { useJobFilters } from '../features/job-search/use-job-filters';
import { JobSearchPageDocument } from '../generated/graphql';
import { LiveShifts } from '../parts/shift-act/live-shifts';
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

type ShiftConnection = ReturnType<typeof useShifts>;

function LoadingShifts() {
  const t = useText();
  return (
    <SkeletonGroup label={t('jobs.search.loading')}>
      <JobCards>
        {SKELETONS.map((key) => (
          <JobCardSkeleton key={key} />
        ))}
      </JobCards>
    </SkeletonGroup>
  );
}

interface NoShiftsProps {
  list: ShiftConnection;
  filters: JobFilters;
  onClear: () => void;
}

/** Shown while there are no shifts. */
function NoShifts({ list, filters, onClear }: NoShiftsProps) {
  const t = useText();
  if (list.state === 'loading') return <LoadingShifts />;
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
        <Cluster gap="3" justify="center">
          <Button variant="secondary" onClick={onClear}>
            {t('jobs.search.clear')}
          </Button>
          <AlertMe search={{ ...filters }} size="medium" />
        </Cluster>
      }
    />
  );
}

function byDay(shifts: ShiftConnection['nodes']) {
  const days: { date: string; shifts: ShiftConnection['nodes'][number][] }[] = [];
  for (const shift of shifts) {
    const last = days.at(-1);
    if (last && last.date === shift.date) last.shifts.push(shift);
    else days.push({ date: shift.date, shifts: [shift] });
  }
  return days;
}

interface FoundShiftsProps {
  list: ShiftConnection;
  filters: JobFilters;
  head: ReactNode;
}

function FoundShifts({ list, filters, head }: FoundShiftsProps) {
  const t = useText();
  const formats = useFormats();
  const cards = (shifts: ShiftConnection['nodes'], titleAs: 'h2' | 'h3') => (
    <JobCards>
      {shifts.map((job) => (
        <JobCard
          key={job.id}
          job={job}
          titleAs={titleAs}
          distance={<JobDistance job={job} from={filters.postalCode} />}
          action={<ApplyToJob job={job} isInList />}
        />
      ))}
    </JobCards>
  );
  const isByDay = (filters.sort || DEFAULT_SORT) === 'soonest';
  return (
    <Stack gap="5">
      {head}
      {isByDay
        ? byDay(list.nodes).map(({ date, shifts }) => (
            <Stack key={date} gap="3">
              <Heading as="h2" size="h4">
                {formats.dayHeading(date)}
              </Heading>
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
  );
}

function Shifts({ search }: { search: ReturnType<typeof useJobFilters> }) {
  const { filters, isOwn, clear } = search;
  const list = useShifts(filters);
  return (
    <>
      {list.state !== 'full' && <NoShifts list={list} filters={filters} onClear={clear} />}
      {list.nodes.length > 0 && (
        <FoundShifts
          list={list}
          filters={filters}
          head={
            <ResultsHead
              count={list.nodes.length}
              hasMore={list.hasMore}
              filters={filters}
              isOwn={isOwn}
              onClear={clear}
              alert={<AlertMe search={{ ...filters }} />}
            />
          }
        />
      )}
    </>
  );
}

/** /jobs: open shifts, filtered by the address. */
export function JobSearchPage() {
  const t = useText();
  const search = useJobFilters();
  const { place, follow } = useScrollToResults();
  const onSearch = (filters: JobFilters, isFolding: boolean) => {
    search.search(filters);
    if (isFolding) follow();
  };
  return (
    <LiveShifts>
      <Page title={t('jobs.search.title')} description={t('jobs.search.lead')}>
        <Stack gap="6">
          <NewcomerNote />
          <JobFilterForm
            filters={search.filters}
            defaults={search.defaults}
            hasOwnPlace={search.hasOwnPlace}
            onSearch={onSearch}
          />
          {search.lacksPlace && <Text tone="muted">{t('jobs.search.lacksPlace')}</Text>}
          {search.hasUnknown && <Text tone="muted">{t('jobs.unknownFilter')}</Text>}
          <section ref={place} tabIndex={-1} aria-label={t('jobs.search.results')}>
            {search.isKnown ? <Shifts search={search} /> : <LoadingShifts />}
          </section>
        </Stack>
      </Page>
    </LiveShifts>
  );
}
