import { CREDENTIAL_GAP_TEXTS, credentialGaps, type ShiftSide } from '@tbt/contracts';
import { conflict } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import type { Held } from './bookings.hold';
import type { BookingsRepository } from './bookings.repository';
import type { Booking } from './bookings.types';

/**
 * Whether a booking that the transaction holds could stand as `moved`.
 * @throws DomainError CONFLICT with reasons overlap, or missing_credential and what exactly is missing.
 */
export const createBookingGate =
  (bookings: BookingsRepository) =>
  async (
    tx: MarketplaceTx,
    { person, job, side }: Held & { side: ShiftSide },
    moved: Booking,
  ): Promise<void> => {
    if (await bookings.hasOverlap(tx, moved, { travel: true, exceptId: moved.id })) {
      throw conflict('booking.changeOverlap', { reasons: ['overlap'] });
    }
    const [gap] = credentialGaps(person, { province: job.province, date: moved.date });
    if (!gap) return;
    const text = side === 'temp' ? CREDENTIAL_GAP_TEXTS[gap] : 'application.missingCredential';
    throw conflict(text, {
      values: { province: job.province },
      reasons: ['missing_credential', gap],
    });
  };

export type BookingGate = ReturnType<typeof createBookingGate>;
