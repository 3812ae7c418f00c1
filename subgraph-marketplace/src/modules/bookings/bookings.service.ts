import { bookingRule, cancelBookingRule, SHIFT_TERMS } from '@tbt/contracts';
import { conflict, notFound, parseInput, requireAdmin, requireViewer } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceTx } from '../../database';
import type { ShiftSide } from '@tbt/contracts';
import type { Cancellations } from './cancellation/cancel-booking';
import type { LockedBooking, LockBooking } from './lock-booking';
import { requireSide } from './bookings.policy';
import { confirmFrom, isOtherPrice, otherPrice, priceOf } from './cancellation/cancellation-price';
import type { BookingsRepository } from './bookings.repository';
import { lacksCredential, type RiskWatch } from './upkeep/watch-credentials';
import type { Settling } from './cancellation/settle-booking';
import {
  requireBeforeStart,
  requireTransition,
  type ApplyTransition,
} from './transitions/booking-transitions';
import type { Booking } from './bookings.types';

export type BookingsService = {
  /** By the temp, from 36 hours before the start. @throws DomainError CONFLICT `too_early`. */
  confirm(info: RequestInfo, input: object): Promise<Booking>;
  /** By either side, at the shown price. @throws DomainError CONFLICT price_changed, shift_started. */
  cancel(info: RequestInfo, input: object): Promise<Booking>;
  /** By the side that cancelled. @throws DomainError CONFLICT undo_over, overlap. */
  undoCancellation(info: RequestInfo, input: object): Promise<Booking>;
  /** By an administrator, without cost to either side. */
  release(info: RequestInfo, input: object): Promise<Booking>;
};

type Deps = {
  bookings: BookingsRepository;
  commands: Commands;
  lockBooking: LockBooking;
  applyTransition: ApplyTransition;
  cancelling: Cancellations;
  settling: Settling;
  risk: RiskWatch;
  clock: Clock;
};

type HeldBySide = LockedBooking & { side: ShiftSide };

export function createBookingsService(deps: Deps): BookingsService {
  const { bookings, commands, lockBooking, applyTransition, cancelling, settling, risk, clock } =
    deps;

  const holdOwn = async (
    tx: MarketplaceTx,
    { viewer }: RequestInfo,
    bookingId: number,
  ): Promise<HeldBySide> => {
    const found = await bookings.find(tx, bookingId);
    const side = requireSide(viewer, found);
    if (!found) throw notFound();
    return { ...(await lockBooking(tx, found)), side };
  };

  return {
    async confirm(info, input) {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      const { bookingId } = parseInput(bookingRule, input);
      return commands.run(info, { operation: 'confirmBooking', input }, async (tx) => {
        const { booking, side } = await holdOwn(tx, info, bookingId);
        const [now, step] = [clock.now(), { action: 'confirm', by: side } as const];
        requireTransition(booking, step);
        requireBeforeStart(booking, now);
        if (now < confirmFrom(booking)) {
          const values = { hours: SHIFT_TERMS.confirmFromHours };
          throw conflict('booking.confirmTooEarly', { values, reasons: ['too_early'] });
        }
        return applyTransition(tx, booking, step, { at: now });
      });
    },

    async cancel(info, input) {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      const { bookingId, reason, note, ...shown } = parseInput(cancelBookingRule, input);
      return commands.run(info, { operation: 'cancelBooking', input }, async (tx) => {
        const { booking, side } = await holdOwn(tx, info, bookingId);
        const action = side === 'temp' ? 'cancel_by_temp' : 'cancel_by_clinic';
        requireTransition(booking, { action, by: side });
        requireBeforeStart(booking, clock.now());
        const price = priceOf(booking, side, clock.now());
        if (isOtherPrice(price, shown)) throw otherPrice(price);
        return cancelling.cancel(tx, booking, { by: side, reason, note });
      });
    },

    async undoCancellation(info, input) {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      const { bookingId } = parseInput(bookingRule, input);
      return commands.run(info, { operation: 'undoCancellation', input }, async (tx) => {
        const { side, person, ...held } = await holdOwn(tx, info, bookingId);
        const standing = await cancelling.undo(tx, held, side);
        const { province } = held.job;
        return risk.mark(tx, standing, lacksCredential(person, { ...standing, province }));
      });
    },

    async release(info, input) {
      await commands.consumeWriteQuota(info);
      requireAdmin(info);
      const { bookingId } = parseInput(bookingRule, input);
      return commands.run(info, { operation: 'releaseBooking', input }, async (tx) => {
        const found = await bookings.find(tx, bookingId);
        if (!found) throw notFound();
        const { booking, job } = await lockBooking(tx, found);
        const released = await cancelling.release(tx, booking, 'admin');
        await settling.reopen(tx, released, job);
        return released;
      });
    },
  };
}
