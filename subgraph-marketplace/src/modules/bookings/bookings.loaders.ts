import { actingClinicOf, createListLoader, createLoader } from '@tbt/service-kit';
import type { Loader, RequestInfo } from '@tbt/service-kit';
import type { BookingChangesQueries } from './changes/booking-changes.queries';
import type { BookingChange } from './changes/booking-changes.types';
import { canSee } from './bookings.policy';
import type { BookingsQueries } from './bookings.queries';
import type { Booking, BookingStep } from './bookings.types';

/** Null unless the viewer may see it. */
export type BookingLoaders = {
  visibleBooking: Loader<number, Booking | null>;
  bookingOfJob: Loader<number, Booking | null>;
  /** Whether the viewer ever had a booking with this member. */
  bookedWith: Loader<number, { id: number } | null>;
  /** Newest first. Only for a booking that the viewer may see. */
  changesOfBooking: Loader<number, BookingChange[]>;
  /** Oldest first. Only for a booking that the viewer may see. */
  historyOfBooking: Loader<number, BookingStep[]>;
};

export function createBookingLoaders(
  { bookings, changes }: { bookings: BookingsQueries; changes: BookingChangesQueries },
  { viewer }: RequestInfo,
): BookingLoaders {
  const visible = (found: readonly Booking[]) => found.filter((booking) => canSee(viewer, booking));
  return {
    visibleBooking: createLoader(
      async (ids: readonly number[]) => visible(await bookings.byIds(ids)),
      (booking) => booking.id,
    ),
    bookingOfJob: createLoader(
      // Anonymous viewers see no booking: skip the query.
      async (ids: readonly number[]) => (viewer ? visible(await bookings.liveOfJobs(ids)) : []),
      (booking) => booking.jobId,
    ),
    bookedWith: createLoader(
      async (ids: readonly number[]) =>
        viewer ? bookings.bookedWith(actingClinicOf(viewer) ?? viewer.userId, ids) : [],
      ({ id }) => id,
    ),
    changesOfBooking: createListLoader(
      changes.ofBookings,
      (change: BookingChange) => change.bookingId,
    ),
    historyOfBooking: createListLoader(bookings.historyOf, (step: BookingStep) => step.bookingId),
  };
}
