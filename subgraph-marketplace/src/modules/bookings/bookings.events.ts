import { appendOutbox } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import type { Booking } from './bookings.types';

/** Tells the other subgraphs in the transaction that changed the booking. */
export const announceBooking = (tx: MarketplaceTx, booking: Booking, at: Date): Promise<void> =>
  appendOutbox(tx, 'booking.changed', {
    bookingId: booking.id,
    revision: booking.revision,
    jobId: booking.jobId,
    clinicId: booking.clinicId,
    professionalId: booking.professionalId,
    status: booking.status,
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    at: at.toISOString(),
  });
