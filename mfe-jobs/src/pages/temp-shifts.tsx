import type { ReactNode } from 'react';
import { paths } from '@tbt/contracts';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  Grid,
  LoadMore,
  Page,
  Spinner,
  Stack,
  Tabs,
} from '@tbt/design-system';
import { detailOf, Link, useConnection, type ConnectionList } from '@tbt/web-kit';
import { MyApplicationCard } from '../features/my-shifts/my-application-card';
import { MyBookingCard } from '../features/my-shifts/my-booking-card';
import { MyApplicationsDocument, MyBookingsDocument } from '../generated/graphql';
import { useText } from '../texts';

const PAGE_SIZE = 20;

function ShiftList<Node extends { id: string }>({
  list,
  empty,
  render,
}: {
  list: ConnectionList<Node>;
  empty: ReactNode;
  render: (node: Node) => ReactNode;
}) {
  const t = useText();
  if (list.state === 'loading') return <Spinner label={t('jobs.shifts.loading')} />;
  if (list.state === 'error')
    return (
      <ErrorState
        title={t('jobs.shifts.failed')}
        description={detailOf(list.error)}
        retryLabel={t('jobs.retry')}
        onRetry={list.retry}
      />
    );
  if (list.state === 'empty') return empty;
  return (
    <Stack gap="5">
      <Grid>{list.nodes.map(render)}</Grid>
      <LoadMore
        label={t('jobs.shifts.more')}
        loadingLabel={t('jobs.shifts.loadingMore')}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onLoadMore={list.loadMore}
      />
    </Stack>
  );
}

/** A professional's side of /shifts. */
export function TempShifts() {
  const t = useText();
  const fresh = { fetchPolicy: 'cache-and-network' } as const;
  const first = { first: PAGE_SIZE };
  const bookings = useConnection(MyBookingsDocument, first, (data) => data.myBookings, fresh);
  const applications = useConnection(
    MyApplicationsDocument,
    first,
    (data) => data.myApplications,
    fresh,
  );
  const find = (
    <Button asChild>
      <Link to={paths.jobs()}>{t('jobs.shifts.findJobs')}</Link>
    </Button>
  );
  const count = (list: ConnectionList<unknown>) =>
    list.nodes.length > 0 && <Badge>{`${list.nodes.length}${list.hasMore ? '+' : ''}`}</Badge>;
  return (
    <Page title={t('jobs.shifts.title')} description={t('jobs.shifts.leadTemp')} actions={find}>
      <Tabs
        label={t('jobs.shifts.title')}
        items={[
          {
            value: 'bookings',
            label: t('jobs.shifts.bookings'),
            badge: count(bookings),
            content: (
              <ShiftList
                list={bookings}
                render={(booking) => <MyBookingCard key={booking.id} booking={booking} />}
                empty={
                  <EmptyState
                    icon="calendar"
                    title={t('jobs.shifts.emptyBookings')}
                    description={t('jobs.shifts.emptyBookingsHint')}
                    action={find}
                  />
                }
              />
            ),
          },
          {
            value: 'applications',
            label: t('jobs.shifts.applications'),
            badge: count(applications),
            content: (
              <ShiftList
                list={applications}
                render={(application) => (
                  <MyApplicationCard key={application.id} application={application} />
                )}
                empty={
                  <EmptyState
                    icon="search"
                    title={t('jobs.shifts.emptyApplications')}
                    description={t('jobs.shifts.emptyApplicationsHint')}
                    action={find}
                  />
                }
              />
            ),
          },
        ]}
      />
    </Page>
  );
}
