import type {
  BookingFacts,
  BookingEventAction,
  EmergencyBooking,
  ShiftParty,
} from '@tbt/contracts';
import type { NewEvent } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import { wallTimeAt } from '../places';
import { appendShiftEvents } from '../jobs';
import { confirmFrom, confirmUntil } from './cancellation/cancellation-price';
import type { Booking } from './bookings.types';

/** What of the time to confirm lies ahead; local to the shift. */
function confirmTimes(booking: Booking, at: Date): Pick<BookingFacts, 'confirmBy' | 'confirmFrom'> {
  const until = booking.status === 'booked' ? confirmUntil(booking) : null;
  if (!until || until <= at) return { confirmBy: null, confirmFrom: null };
  const from = confirmFrom(booking);
  return {
    confirmBy: wallTimeAt(booking.timeZone, until),
    confirmFrom: from > at ? wallTimeAt(booking.timeZone, from) : null,
  };
}

export const bookingFacts = (booking: Booking, at: Date): BookingFacts => ({
  bookingId: booking.id,
  jobId: booking.jobId,
  clinicId: booking.clinicId,
  professionalId: booking.professionalId,
  date: booking.date,
  startTime: booking.startTime,
  endTime: booking.endTime,
  hourlyRate: booking.hourlyRate,
  ...confirmTimes(booking, at),
  at: at.toISOString(),
});

type Step = {
  action: BookingEventAction;
  by: ShiftParty;
  points?: number;
  emergency?: EmergencyBooking;
  accepted?: 'invitation' | 'counter' | undefined;
  reason?: 'credential_changed' | undefined;
};
export const BOOKED: Step = { action: 'book', by: 'clinic' };

export const bookingChanged = (
  booking: Booking,
  at: Date,
  { action, by, points, emergency, accepted, reason }: Readonly<Step> = BOOKED,
): NewEvent => {
  const { undoUntil, timeZone } = booking;
  return {
    name: 'booking.changed',
    payload: {
      ...bookingFacts(booking, at),
      revision: booking.revision,
      status: booking.status,
      startsAt: booking.startsAt.toISOString(),
      endsAt: booking.endsAt.toISOString(),
      action,
      by,
      undoUntil: undoUntil && undoUntil.toISOString(),
      undoUntilTime: undoUntil && wallTimeAt(timeZone, undoUntil).time,
      compensation: booking.compensation,
      reliabilityPoints: points ?? booking.reliabilityPoints,
      lateMinutes: booking.lateMinutes,
      ...(emergency && { emergency }),
      ...(accepted && { accepted }),
      ...(reason && { reason }),
    },
  };
};

export const announceBooking = (
  tx: MarketplaceTx,
  booking: Booking,
  at: Date,
  step = BOOKED,
): Promise<void> => appendShiftEvents(tx, [bookingChanged(booking, at, step)]);
