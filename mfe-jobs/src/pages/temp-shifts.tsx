import { paths } from '@tbt/contracts';
import { Badge, Button, EmptyState, Page, Tabs } from '@tbt/design-system';
import { Link, useConnection, type ConnectionList } from '@tbt/web-kit';
import { MyApplicationCard } from '../features/my-shifts/my-application-card';
import { MyBookingCard } from '../features/my-shifts/my-booking-card';
import { ShiftList } from '../features/my-shifts/shift-list';
import { MyApplicationsDocument, MyBookingsDocument } from '../generated/graphql';
import { useText } from '../texts';

const PAGE_SIZE = 20;

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
