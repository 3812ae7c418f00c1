import { CREDENTIAL_GAP_TEXTS, credentialGaps, type ShiftSide } from '@tbt/contracts';
import { conflict } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import type { ClashOf } from './find-clash';
import type { LockedBooking } from '../lock-booking';
import type { Booking } from '../bookings.types';

const CLASH_TEXTS = {
  overlap: { temp: 'application.overlap', clinic: 'booking.changeOverlap' },
  travel: { temp: 'application.travel', clinic: 'application.applicantTravel' },
} as const;

type BookingCheck = Pick<LockedBooking, 'job'> & { side: ShiftSide };

/** Checks a locked booking and its professional against given hours. */
export const createBookingGate = ({ clashOf }: { clashOf: ClashOf }) => ({
  /** @throws DomainError CONFLICT `overlap`, also when the travel time is too short. */
  async requireTime(
    tx: MarketplaceTx,
    { job, side }: BookingCheck,
    booking: Booking,
  ): Promise<void> {
    const { province, city, postalArea } = job;
    const clash = await clashOf(
      tx,
      { ...booking, province, city, postalArea },
      { exceptBookingId: booking.id },
    );
    if (clash !== null) throw conflict(CLASH_TEXTS[clash][side], { reasons: ['overlap'] });
  },

  /** @throws DomainError CONFLICT `missing_credential` with the exact gap. */
  requireCredential(
    { person, job, side }: BookingCheck & Pick<LockedBooking, 'person'>,
    { date }: Pick<Booking, 'date'>,
  ): void {
    const [gap] = credentialGaps(person, { province: job.province, date });
    if (!gap) return;
    const text = side === 'temp' ? CREDENTIAL_GAP_TEXTS[gap] : 'application.missingCredential';
    throw conflict(text, {
      values: { province: job.province },
      reasons: ['missing_credential', gap],
    });
  },
});

export type BookingGate = ReturnType<typeof createBookingGate>;
