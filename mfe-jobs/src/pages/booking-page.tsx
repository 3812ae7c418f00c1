import { parseId } from '@tbt/contracts';
import { Page } from '@tbt/design-system';
import { skipToken, useParams, useQuery } from '@tbt/web-kit';
import { BookingCard } from '../features/shift-bookings/booking-card';
import { BookingPageDocument } from '../generated/graphql';
import { Unfolded } from '../parts/phone-fold/phone-fold';
import { useText } from '../texts';
import { AllBookings, BookingState, ForMembers } from './booking-frame';

function OneBooking({ title }: { title: string }) {
  const t = useText();
  const bookingId = parseId(useParams().bookingId);
  const { data, error, loading, refetch } = useQuery(
    BookingPageDocument,
    bookingId === null
      ? skipToken
      : { variables: { bookingId: String(bookingId) }, fetchPolicy: 'cache-and-network' },
  );
  return (
    <BookingState
      {...{ title, error, loading, refetch }}
      booking={data?.booking}
      missingHint={t('jobs.booking.missingHint')}
    >
      {(booking, reader) => (
        <Page title={title} actions={<AllBookings />} width="narrow">
          <Unfolded>
            <BookingCard booking={booking} reader={reader} titleAs="h2" />
          </Unfolded>
        </Page>
      )}
    </BookingState>
  );
}

/** /shifts/:bookingId: everything about one booking. */
export function BookingPage() {
  const title = useText()('jobs.booking.title');
  return (
    <ForMembers title={title}>
      <OneBooking title={title} />
    </ForMembers>
  );
}
