import type { DomainEvents } from '@tbt/contracts';
import { appendOutbox } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import type { Booking } from './bookings.types';

/** What other subgraphs learn of a booking. */
export const bookingChanged = (booking: Booking, at: Date): DomainEvents['booking.changed'] => ({
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

/** Tells the other subgraphs in the transaction that changed the booking. */
export const announceBooking = (tx: MarketplaceTx, booking: Booking, at: Date): Promise<void> =>
  appendOutbox(tx, 'booking.changed', bookingChanged(booking, at));
