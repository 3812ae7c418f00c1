import { parseId, paths } from '@tbt/contracts';
import { Button, EmptyState, ErrorState, Page, Spinner } from '@tbt/design-system';
import {
  detailOf,
  Link,
  RequireSession,
  skipToken,
  useParams,
  useQuery,
  useSession,
} from '@tbt/web-kit';
import { BookedSummary } from '../features/shift-bookings/booked-summary';
import { BookingCard } from '../features/shift-bookings/booking-card';
import { isOff, otherSideOf } from '../features/shift-bookings/booking-sides';
import { readFragment, type FragmentType } from '../generated';
import { BookedPageDocument, ShiftBookingFragmentDoc, type ShiftSide } from '../generated/graphql';
import { useMemberName } from '../parts/person-name/use-member-name';
import { Unfolded } from '../parts/phone-fold/phone-fold';
import { LiveShifts } from '../parts/shift-act/live-shifts';
import { useText } from '../texts';

function AllBookings() {
  const t = useText();
  return (
    <Button asChild variant="secondary">
      <Link to={paths.shifts('bookings')}>{t('jobs.booked.all')}</Link>
    </Button>
  );
}

type Reference = FragmentType<typeof ShiftBookingFragmentDoc>;

function Booked({ booking: reference, reader }: { booking: Reference; reader: ShiftSide }) {
  const t = useText();
  const booking = readFragment(ShiftBookingFragmentDoc, reference);
  const name = useMemberName()(otherSideOf(booking, reader).person);
  const isOver = isOff(booking.status);
  const side = reader === 'temp' ? ('Temp' as const) : ('Clinic' as const);
  return (
    <Page
      title={isOver ? t('jobs.booked.over') : t(`jobs.booked.${reader}`, { name })}
      description={isOver ? undefined : t(`jobs.booked.lead${side}`, { name })}
      actions={<AllBookings />}
      width="narrow"
    >
      {isOver ? (
        <Unfolded>
          <BookingCard booking={reference} reader={reader} titleAs="h2" />
        </Unfolded>
      ) : (
        <BookedSummary booking={booking} reader={reader} name={name} />
      )}
    </Page>
  );
}

function OneBooking() {
  const t = useText();
  const { viewer } = useSession();
  const jobId = parseId(useParams().jobId);
  const { data, error, loading, refetch } = useQuery(
    BookedPageDocument,
    jobId === null
      ? skipToken
      : { variables: { jobId: String(jobId) }, fetchPolicy: 'cache-and-network' },
  );
  const booking = data?.job?.booking;
  if (booking)
    return (
      <LiveShifts>
        <Booked booking={booking} reader={viewer?.role === 'clinic' ? 'clinic' : 'temp'} />
      </LiveShifts>
    );
  if (loading) return <Spinner label={t('jobs.booked.loading')} layout="page" />;
  return (
    <Page title={t('jobs.booked.title')} width="narrow">
      {error ? (
        <ErrorState
          title={t('jobs.booked.failed')}
          description={detailOf(error)}
          retryLabel={t('jobs.retry')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <EmptyState
          icon="calendar"
          title={t('jobs.booked.missing')}
          description={t('jobs.booked.missingHint')}
          action={<AllBookings />}
        />
      )}
    </Page>
  );
}

/** /shifts/:jobId/booked: after a booking is made. */
export function BookedPage() {
  const t = useText();
  const { viewer } = useSession();
  if (viewer) return <OneBooking />;
  return (
    <Page title={t('jobs.booked.title')} width="narrow">
      <RequireSession reason={t('jobs.booked.signIn')}>{null}</RequireSession>
    </Page>
  );
}
