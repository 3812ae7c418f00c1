import { SHIFT_TERMS, type CancellationReason, type ShiftSide } from '@tbt/contracts';
import { conflict } from '@tbt/service-kit';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import type { BookingChangesQueries } from '../changes/booking-changes.queries';
import { refuseUnfitPerson, requireTime } from '../conflicts/booking-checks';
import type { ReliabilityLadderQueries } from '../../reliability';
import type { LockedBooking } from '../lock-booking';
import { isOtherPrice, otherPrice, priceOf, type ShownPrice } from './cancellation-price';
import {
  requireBeforeStart,
  requireTransition,
  type ApplyTransition,
} from '../transitions/booking-transitions';
import type { Booking } from '../bookings.types';

const MINUTE_MS = 60_000;

const UNDONE = {
  cancelledAt: null,
  cancelledFrom: null,
  cancelledBy: null,
  cancelReason: null,
  cancelNote: null,
  undoUntil: null,
  settledAt: null,
  reliabilityPoints: 0,
  compensation: null,
  waiverStatus: null,
  waiverNote: null,
  waiverRequestedAt: null,
  waiverRequestedBy: null,
  waiverDecidedAt: null,
  waiverDecidedBy: null,
} as const;

type Deps = {
  ladders: ReliabilityLadderQueries;
  changes: BookingChangesQueries;
  applyTransition: ApplyTransition;
  clock: Clock;
};

type Cancelling = {
  by: ShiftSide;
  /** Price that the side was shown; null agrees to any. */
  shown: ShownPrice | null;
  reason: CancellationReason | null;
  note: string | null;
};

const undoUntil = ({ startsAt }: Booking, now: Date): Date =>
  new Date(Math.min(now.getTime() + SHIFT_TERMS.undoMinutes * MINUTE_MS, startsAt.getTime()));

/** Ends after ten minutes, at the start of the shift, or when settled. */
export const isUndoOpen = (booking: Booking, now: Date): boolean =>
  booking.undoUntil !== null && booking.settledAt === null && now < booking.undoUntil;

/** Bookings are locked by the transaction. */
export function createCancellations({ ladders, changes, applyTransition, clock }: Deps) {
  return {
    /** @throws DomainError CONFLICT without a transition, after the start, or at another price. */
    async cancel(tx: MarketplaceTx, booking: Booking, { by, shown, reason, note }: Cancelling) {
      const now = clock.now();
      const action = by === 'temp' ? 'cancel_by_temp' : 'cancel_by_clinic';
      const step = { action, by } as const;
      requireTransition(booking, step);
      requireBeforeStart(booking, now);
      const price = priceOf(booking, by === 'temp' ? await ladders.current(tx) : null, now);
      if (shown && isOtherPrice(price, shown)) throw otherPrice(price);
      const ended = await applyTransition(tx, booking, step, {
        at: now,
        cancelledAt: now,
        cancelledFrom: booking.status,
        cancelledBy: by,
        cancelReason: reason,
        cancelNote: note,
        undoUntil: undoUntil(booking, now),
        ...price,
        atRiskSince: null,
      });
      await changes.expireOf(tx, ended, now);
      return ended;
    },

    /** @throws DomainError CONFLICT when final, when the professional's time is taken, or as for a new booking. */
    async undo(tx: MarketplaceTx, { booking, job, person }: LockedBooking, by: ShiftSide) {
      const now = clock.now();
      const action = by === 'temp' ? 'undo_cancel_by_temp' : 'undo_cancel_by_clinic';
      const step = { action, by, to: booking.cancelledFrom } as const;
      requireTransition(booking, step);
      if (!isUndoOpen(booking, now) || job.status !== 'booked') {
        throw conflict('booking.undoOver', { reasons: ['undo_over'] });
      }
      await requireTime(tx, { job, side: by }, booking);
      const { date, startTime, endTime } = booking;
      refuseUnfitPerson(person, { ...job, date, startTime, endTime }, by);
      return applyTransition(tx, booking, step, { at: now, ...UNDONE });
    },

    /** Without cost; by an administrator before the start only. @throws DomainError CONFLICT. */
    async release(
      tx: MarketplaceTx,
      booking: Booking,
      by: 'admin' | 'clock',
      reason?: 'credential_changed',
    ) {
      const now = clock.now();
      const step = { action: 'release', by, reason } as const;
      requireTransition(booking, step);
      if (by === 'admin') requireBeforeStart(booking, now);
      const ended = await applyTransition(tx, booking, step, {
        at: now,
        cancelledAt: now,
        cancelledFrom: booking.status,
        settledAt: now,
      });
      await changes.expireOf(tx, ended, now);
      return ended;
    },
  };
}

export type Cancellations = ReturnType<typeof createCancellations>;
