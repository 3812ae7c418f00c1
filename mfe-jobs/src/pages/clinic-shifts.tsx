import { paths } from '@tbt/contracts';
import { Button, EmptyState } from '@tbt/design-system';
import { Link, useChosenLocation } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { ClinicShiftCard } from '../features/clinic-shifts/clinic-shift-card';
import { ClinicShiftsDocument, type JobStatus } from '../generated/graphql';
import { ShiftGroup } from '../parts/shift-list/shift-group';
import { ShiftList } from '../parts/shift-list/shift-list';
import { TabCount } from '../parts/shift-list/tab-count';
import { useText } from '../texts';
import { ComingBookings, PastBookings, useBookings, type Bookings } from './booking-lists';
import { ClinicOffers, useClinicOffers } from './clinic-offers';
import { ShiftsFrame } from './shifts-frame';
import { useFilledToast } from './use-filled-toast';

const PAGE_SIZE = 20;
const OVER: JobStatus[] = ['closed', 'expired'];

function History({ bookings }: { bookings: Bookings }) {
  const t = useText();
  const { at } = useChosenLocation();
  const postings = useConnection(
    ClinicShiftsDocument,
    { statuses: OVER, sort: 'latest', first: PAGE_SIZE, at },
    (data) => data.myJobs,
    { fetchPolicy: 'cache-and-network' },
  );
  return (
    <ShiftList
      lists={[bookings.list, postings]}
      empty={<EmptyState icon="clock" title={t('jobs.shifts.emptyHistory')} />}
    >
      <PastBookings bookings={bookings} reader="clinic" />
      <ShiftGroup title={t('jobs.shifts.group.unfilled', { count: postings.nodes.length })} isWide>
        {postings.nodes.map((job) => (
          <ClinicShiftCard key={job.id} shift={job} />
        ))}
      </ShiftGroup>
    </ShiftList>
  );
}

export function ClinicShifts() {
  const t = useText();
  const offers = useClinicOffers();
  const bookings = useBookings('coming');
  const past = useBookings('past');
  useFilledToast(offers.list.nodes, bookings.list.nodes);
  const post = (
    <Button asChild>
      <Link to={paths.postJob()}>{t('jobs.shifts.post')}</Link>
    </Button>
  );
  return (
    <ShiftsFrame
      reader="clinic"
      lead={t('jobs.shifts.leadClinic')}
      action={post}
      isAnswerDue={offers.asked.length > 0}
      tabs={[
        {
          value: 'offers',
          label: t('jobs.shifts.openShifts'),
          badge: <TabCount count={offers.asked.length} />,
          content: (
            <ClinicOffers
              offers={offers}
              hasBookings={bookings.asked.length + bookings.coming.length > 0}
              action={post}
            />
          ),
        },
        {
          value: 'bookings',
          label: t('jobs.shifts.bookings'),
          badge: <TabCount count={bookings.asked.length} />,
          content: <ComingBookings bookings={bookings} reader="clinic" action={post} />,
        },
        {
          value: 'history',
          label: t('jobs.shifts.history'),
          badge: <TabCount count={past.asked.length} />,
          content: <History bookings={past} />,
        },
      ]}
    />
  );
}
