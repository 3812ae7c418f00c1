import type { Clock, Deployment, RequestInfo } from '@tbt/service-kit';
import type { Booking } from '../bookings';
import type { Job } from '../jobs';
import { writeCalendar } from './calendar-file';
import type { CalendarBooking } from './calendar-feeds.types';

/** Null for a cancelled booking. */
export type WriteBookingCalendar = (
  info: Pick<RequestInfo, 'locale' | 'viewer'>,
  booking: Booking,
  job: Job | null,
  location: CalendarBooking['location'],
) => Promise<string | null>;

type Deps = { deployment: Pick<Deployment, 'publicUrl'>; clock: Clock };

/** The UID equals the one of the subscribed calendar, so that clients match the two. */
export const createBookingCalendarFile =
  ({ deployment, clock }: Deps): WriteBookingCalendar =>
  async (info, booking, job, location) =>
    booking.cancelledAt === null
      ? writeCalendar({
          locale: info.locale,
          publicUrl: deployment.publicUrl,
          now: clock.now(),
          slots: [],
          bookings: [
            {
              ...booking,
              professional: info.viewer?.userId === booking.clinicId ? booking.professional : null,
              location,
              title: job?.title ?? '',
              city: job?.city ?? '',
              province: job?.province ?? '',
            },
          ],
        })
      : null;
