import { paths } from '@tbt/contracts';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadMore,
  Page,
  Spinner,
  Stack,
  Text,
} from '@tbt/design-system';
import { detailOf, Link, useConnection } from '@tbt/web-kit';
import { ClinicShiftCard } from '../features/clinic-shifts/clinic-shift-card';
import { ShiftFilter, useShiftFilter } from '../features/clinic-shifts/shift-filter';
import { ClinicShiftsDocument } from '../generated/graphql';
import { useText } from '../texts';

const PAGE_SIZE = 20;

/** A clinic's side of /shifts. */
export function ClinicShifts() {
  const t = useText();
  const filter = useShiftFilter();
  const list = useConnection(
    ClinicShiftsDocument,
    { statuses: filter.statuses, first: PAGE_SIZE },
    (data) => data.myJobs,
    { fetchPolicy: 'cache-and-network' },
  );
  const post = (
    <Button asChild>
      <Link to={paths.postJob()}>{t('jobs.shifts.post')}</Link>
    </Button>
  );
  return (
    <Page title={t('jobs.shifts.title')} description={t('jobs.shifts.leadClinic')} actions={post}>
      <Stack gap="5">
        <ShiftFilter chosen={filter.name} onChoose={filter.choose} />
        {filter.isUnknown && <Text tone="muted">{t('jobs.unknownFilter')}</Text>}
        {list.state === 'loading' && <Spinner label={t('jobs.shifts.loading')} />}
        {list.state === 'error' && (
          <ErrorState
            title={t('jobs.shifts.failed')}
            description={detailOf(list.error)}
            retryLabel={t('jobs.retry')}
            onRetry={list.retry}
          />
        )}
        {list.state === 'empty' && (
          <EmptyState
            icon="calendar"
            title={t('jobs.shifts.emptyClinic')}
            description={t('jobs.shifts.emptyClinicHint')}
            action={post}
          />
        )}
        {list.nodes.map((job) => (
          <ClinicShiftCard key={job.id} shift={job} />
        ))}
        <LoadMore
          label={t('jobs.shifts.more')}
          loadingLabel={t('jobs.shifts.loadingMore')}
          hasMore={list.hasMore}
          loading={list.isLoadingMore}
          onLoadMore={list.loadMore}
        />
      </Stack>
    </Page>
  );
}
