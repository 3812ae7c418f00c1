import { paths } from '@tbt/contracts';
import { Button, EmptyState, Spinner } from '@tbt/design-system';
import { Link, onFirstUse, useFetchedCode } from '@tbt/web-kit';
import { ShiftList } from '../parts/shift-list/shift-list';
import { TabCount } from '../parts/shift-list/tab-count';
import { useText } from '../texts';
import { ComingBookings, PastBookings, useBookings, type Bookings } from './booking-lists';
import { ShiftsFrame } from './shifts-frame';
import { TempOffers, useTempOffers } from './temp-offers';

const Waiting = () => <Spinner label={useText()('jobs.shifts.reliability.loading')} />;
const MyReliability = onFirstUse(
  async () => (await import('./my-reliability')).MyReliability,
  Waiting,
);

function History({ bookings }: { bookings: Bookings }) {
  const t = useText();
  return (
    <ShiftList
      lists={[bookings.list]}
      empty={<EmptyState icon="clock" title={t('jobs.shifts.emptyHistory')} />}
    >
      <PastBookings bookings={bookings} reader="temp" />
    </ShiftList>
  );
}

export function TempShifts() {
  const t = useText();
  const offers = useTempOffers();
  const bookings = useBookings('coming');
  const past = useBookings('past');
  useFetchedCode(true, MyReliability.fetchCode);
  const find = (
    <Button asChild>
      <Link to={paths.jobs()}>{t('jobs.shifts.findJobs')}</Link>
    </Button>
  );
  return (
    <ShiftsFrame
      isAnswerDue={offers.askedCount > 0}
      reader="temp"
      lead={t('jobs.shifts.leadTemp')}
      action={find}
      tabs={[
        {
          value: 'offers',
          label: t('jobs.shifts.offers'),
          badge: <TabCount count={offers.askedCount} />,
          content: <TempOffers offers={offers} action={find} />,
        },
        {
          value: 'bookings',
          label: t('jobs.shifts.bookings'),
          badge: <TabCount count={bookings.asked.length} />,
          content: <ComingBookings bookings={bookings} reader="temp" action={find} />,
        },
        {
          value: 'history',
          label: t('jobs.shifts.history'),
          badge: <TabCount count={past.asked.length} />,
          content: <History bookings={past} />,
        },
        {
          value: 'reliability',
          label: t('jobs.shifts.reliability.tab'),
          content: <MyReliability />,
        },
      ]}
    />
  );
}
