import { createListLoader } from '@tbt/service-kit';
import type { Loader } from '@tbt/service-kit';
import type { HoursRepository } from './hours.repository';
import type { Timesheet } from './hours.types';

export type HoursLoaders = {
  /** Newest first. Only for a booking that the viewer may see. */
  timesheetsOfBooking: Loader<number, Timesheet[]>;
};

export const createHoursLoaders = (hours: HoursRepository): HoursLoaders => ({
  timesheetsOfBooking: createListLoader(hours.ofBookings, ({ bookingId }: Timesheet) => bookingId),
});
