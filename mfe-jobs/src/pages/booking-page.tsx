import { parseId, paths } from '@tbt/contracts';
import { Button, EmptyState, ErrorState, Page, Spinner, Stack } from '@tbt/design-system';
import {
  detailOf,
  Link,
  RequireSession,
  skipToken,
  useParams,
  useQuery,
  useSession,
} from '@tbt/web-kit';
import { BookingCard } from '../features/shift-bookings/booking-card';
import { BookingPageDocument, type BookingPageQuery, type ShiftSide } from '../generated/graphql';
import { Unfolded } from '../parts/phone-fold/phone-fold';
import { LiveShifts } from '../parts/shift-act/live-shifts';
import { useText } from '../texts';

type Booking = NonNullable<BookingPageQuery['booking']>;

function AllBookings() {
  const t = useText();
  return (
    <Button asChild variant="secondary">
      <Link to={paths.shifts('bookings')}>{t('jobs.booked.all')}</Link>
    </Button>
  );
}

function Booked({ booking, reader }: { booking: Booking; reader: ShiftSide }) {
  const t = useText();
  return (
    <Page title={t('jobs.booking.title')} actions={<AllBookings />} width="narrow">
      <Stack gap="5">
        <Unfolded>
          <BookingCard booking={booking} reader={reader} titleAs="h2" />
        </Unfolded>
      </Stack>
    </Page>
  );
}

function OneBooking() {
  const t = useText();
  const { viewer } = useSession();
  const bookingId = parseId(useParams().bookingId);
  const { data, error, loading, refetch } = useQuery(
    BookingPageDocument,
    bookingId === null
      ? skipToken
      : { variables: { bookingId: String(bookingId) }, fetchPolicy: 'cache-and-network' },
  );
  if (data?.booking)
    return (
      <LiveShifts>
        <Booked booking={data.booking} reader={viewer?.role === 'clinic' ? 'clinic' : 'temp'} />
      </LiveShifts>
    );
  if (loading) return <Spinner label={t('jobs.booked.loading')} layout="page" />;
  return (
    <Page title={t('jobs.booking.title')} width="narrow">
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
          description={t('jobs.booking.missingHint')}
          action={<AllBookings />}
        />
      )}
    </Page>
  );
}

/** /shifts/:bookingId: everything about one booking. */
export function BookingPage() {
  const t = useText();
  const { viewer } = useSession();
  if (viewer) return <OneBooking />;
  return (
    <Page title={t('jobs.booking.title')} width="narrow">
      <RequireSession reason={t('jobs.booked.signIn')}>{null}</RequireSession>
    </Page>
  );
}
