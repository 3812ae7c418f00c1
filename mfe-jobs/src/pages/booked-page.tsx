import { parseId } from '@tbt/contracts';
import { Page, Stack } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { useParams } from '@tbt/web-kit';
import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { BookedSummary } from '../features/shift-bookings/booked-summary';
import { BookingCard } from '../features/shift-bookings/booking-card';
import { otherSideOf } from '../features/shift-bookings/booking-sides';
import { readFragment, type FragmentType } from '../generated';
import {
  BookedPageDocument,
  OfficeGuideFragmentDoc,
  ShiftBookingFragmentDoc,
  type ShiftSide,
} from '../generated/graphql';
import { isOff } from '../parts/booking-state/booking-look';
import { guideOf, guidePath } from '../parts/office-guide/office-guide';
import { ClinicClockNote } from '../parts/local-time/clinic-clock-note';
import { Unfolded } from '../parts/phone-fold/phone-fold';
import { useText } from '../texts';
import { AllBookings, BookingState, ForMembers } from './booking-frame';

type Reference = FragmentType<typeof ShiftBookingFragmentDoc> &
  FragmentType<typeof OfficeGuideFragmentDoc>;

function Booked({ booking: reference, reader }: { booking: Reference; reader: ShiftSide }) {
  const t = useText();
  const booking = readFragment(ShiftBookingFragmentDoc, reference);
  const guide = readFragment(OfficeGuideFragmentDoc, reference);
  const { phone } = guideOf(guide);
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
      <Stack gap="5">
        <ClinicClockNote {...booking} />
        {isOver ? (
          <Unfolded>
            <BookingCard booking={reference} reader={reader} titleAs="h2" phone={phone} />
          </Unfolded>
        ) : (
          <BookedSummary {...{ booking, reader, name, phone }} guide={guidePath(booking, guide)} />
        )}
      </Stack>
    </Page>
  );
}

function OneBooking({ title }: { title: string }) {
  const t = useText();
  const jobId = parseId(useParams().jobId);
  const { data, error, loading, refetch } = useQuery(
    BookedPageDocument,
    jobId === null
      ? skipToken
      : { variables: { jobId: String(jobId) }, fetchPolicy: 'cache-and-network' },
  );
  return (
    <BookingState
      {...{ title, error, loading, refetch }}
      booking={data?.job?.booking}
      missingHint={t('jobs.booked.missingHint')}
    >
      {(booking, reader) => <Booked booking={booking} reader={reader} />}
    </BookingState>
  );
}

/** /shifts/:jobId/booked: after a booking is made. */
export function BookedPage() {
  const title = useText()('jobs.booked.title');
  return (
    <ForMembers title={title}>
      <OneBooking title={title} />
    </ForMembers>
  );
}
