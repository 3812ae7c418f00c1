import { bookingRule, cancelBookingRule, SHIFT_TERMS } from '@tbt/contracts';
import { conflict, notFound, parseInput, requireAdmin, requireViewer } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import { refuseOwnCase, type PeopleQueries } from '../people';
import type { Cancellations } from './cancellation/cancel-booking';
import type { BookingLock } from './lock-booking';
import { confirmFrom } from './cancellation/cancellation-price';
import type { Settling } from './cancellation/settle-booking';
import {
  requireBeforeStart,
  requireTransition,
  type ApplyTransition,
} from './transitions/booking-transitions';
import type { Booking } from './bookings.types';

type Deps = {
  commands: Commands;
  bookingLock: BookingLock;
  people: PeopleQueries;
  applyTransition: ApplyTransition;
  cancelling: Cancellations;
  settling: Settling;
  clock: Clock;
};

export function createBookingsService(deps: Deps) {
  const { commands, people, bookingLock, applyTransition, cancelling, settling, clock } = deps;

  return {
    /** By the temp, from 36 hours before the start. @throws DomainError CONFLICT `too_early`. */
    async confirm(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      const { bookingId } = parseInput(bookingRule, input);
      return commands.run(info, { operation: 'confirmBooking', input }, async (tx) => {
        const { booking, side } = await bookingLock.lockOwn(tx, info.viewer, bookingId);
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

    /** By either side, at the shown price. @throws DomainError CONFLICT price_changed, shift_started. */
    async cancel(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      const { bookingId, reason, note, ...shown } = parseInput(cancelBookingRule, input);
      return commands.run(info, { operation: 'cancelBooking', input }, async (tx) => {
        const { booking, side } = await bookingLock.lockOwn(tx, info.viewer, bookingId);
        return cancelling.cancel(tx, booking, { by: side, shown, reason, note });
      });
    },

    /** By the side that cancelled. @throws DomainError CONFLICT undo_over, overlap, missing_credential. */
    async undoCancellation(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      const { bookingId } = parseInput(bookingRule, input);
      return commands.run(info, { operation: 'undoCancellation', input }, async (tx) => {
        const { side, ...locked } = await bookingLock.lockOwn(tx, info.viewer, bookingId);
        return cancelling.undo(tx, locked, side);
      });
    },

    /** By an administrator who is neither side, without cost to either. @throws DomainError CONFLICT `own_case`. */
    async release(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      const viewer = requireAdmin(info);
      const { bookingId } = parseInput(bookingRule, input);
      return commands.run(info, { operation: 'releaseBooking', input }, async (tx) => {
        const locked = await bookingLock.lock(tx, bookingId);
        if (!locked) throw notFound();
        const { booking, job } = locked;
        const partyIds = [booking.clinicId, booking.professionalId];
        await refuseOwnCase(tx, people, { viewer, partyIds });
        const released = await cancelling.release(tx, booking, 'admin');
        await settling.reopen(tx, released, job);
        return released;
      });
    },
  };
}
