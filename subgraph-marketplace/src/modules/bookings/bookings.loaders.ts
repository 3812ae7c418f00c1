import { createLoader } from '@tbt/service-kit';
import type { Loader, RequestInfo } from '@tbt/service-kit';
import { canSeeBooking } from './bookings.policy';
import type { BookingsRepository } from './bookings.repository';
import type { Booking } from './bookings.types';

/** Only what the viewer may see; null otherwise. */
export type BookingLoaders = {
  visibleBooking: Loader<number, Booking | null>;
  /** The live booking of a shift. */
  bookingOfJob: Loader<number, Booking | null>;
};

export function createBookingLoaders(
  bookings: BookingsRepository,
  { viewer }: RequestInfo,
): BookingLoaders {
  const visible = (found: readonly Booking[]) =>
    found.filter((booking) => canSeeBooking(viewer, booking));
  return {
    visibleBooking: createLoader(
      async (ids: readonly number[]) => visible(await bookings.byIds(ids)),
      (booking) => booking.id,
    ),
    bookingOfJob: createLoader(
      // Whoever is not signed in sees no booking: nothing to ask the database.
      async (ids: readonly number[]) => (viewer ? visible(await bookings.liveOfJobs(ids)) : []),
      (booking) => booking.jobId,
    ),
  };
}
