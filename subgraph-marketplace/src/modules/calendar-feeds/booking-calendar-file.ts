import type { Clock, Deployment, RequestInfo } from '@tbt/service-kit';
import type { Booking } from '../bookings';
import type { Job } from '../jobs';
import { writeCalendar } from './calendar-file';

/** Writes one agreed shift as a calendar file of its own. */
export type WriteBookingCalendar = (
  info: Pick<RequestInfo, 'locale'>,
  booking: Booking,
  job: Job | null,
) => Promise<string>;

type Deps = { deployment: Pick<Deployment, 'publicUrl'>; clock: Clock };

/** The entry has the same id as in a subscribed calendar, so that a program knows it again. */
export const createBookingCalendarFile =
  ({ deployment, clock }: Deps): WriteBookingCalendar =>
  (info, booking, job) =>
    writeCalendar({
      locale: info.locale,
      publicUrl: deployment.publicUrl,
      now: clock.now(),
      slots: [],
      bookings: [
        {
          ...booking,
          title: job?.title ?? '',
          city: job?.city ?? '',
          province: job?.province ?? '',
          isCancelled: booking.cancelledAt !== null,
        },
      ],
    });
