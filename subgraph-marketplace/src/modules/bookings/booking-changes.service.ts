import {
  answerChangeRule,
  bookingChangeRule,
  proposeChangeRule,
  type BookingChangeStatus,
  type ShiftSide,
} from '@tbt/contracts';
import { conflict, notFound, parseInput, requireViewer } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceTx } from '../../database';
import { ZONE_DATA_VERSION } from '../places';
import type { JobsRepository } from '../jobs';
import type { BookingGate } from './require-own-booking';
import { announceChanges } from './booking-changes.events';
import type { BookingChangesRepository } from './booking-changes.repository';
import { requireOtherTerms, termsFor } from './booking-change-terms';
import type { BookingChange } from './booking-changes.types';
import { announceBooking } from './bookings.events';
import type { LockedBooking, LockBooking } from './lock-booking';
import { authorizeSide } from './bookings.policy';
import type { BookingsRepository } from './bookings.repository';
import { requireComing } from './booking-transitions';
import type { Booking } from './bookings.types';

/** Ends the professional's offers and invitations that overlap the booking. */
export type WithdrawOthersAt = (tx: MarketplaceTx, booking: Booking) => Promise<void>;

export type BookingChangesService = {
  /** @throws DomainError VALIDATION_FAILED, CONFLICT illegal_step, shift_started, change_open, no_change. */
  propose(info: RequestInfo, input: object): Promise<Booking>;
  /** Changes the shift too. @throws DomainError CONFLICT change_closed, own_change, overlap, missing_credential. */
  answer(info: RequestInfo, input: object): Promise<Booking>;
  /** By the proposing side. */
  withdraw(info: RequestInfo, input: object): Promise<Booking>;
};

type Deps = {
  bookings: BookingsRepository;
  changes: BookingChangesRepository;
  jobs: JobsRepository;
  commands: Commands;
  lockBooking: LockBooking;
  gate: BookingGate;
  withdrawOthersAt: WithdrawOthersAt;
  clock: Clock;
};

type HeldChange = LockedBooking & { change: BookingChange; side: ShiftSide };

export function createBookingChangesService(deps: Deps): BookingChangesService {
  const { bookings, changes, jobs, commands, lockBooking, gate, withdrawOthersAt, clock } = deps;

  const holdOpen = async (
    tx: MarketplaceTx,
    info: RequestInfo,
    id: number,
  ): Promise<HeldChange> => {
    const change = await changes.find(tx, id);
    const found = change && (await bookings.find(tx, change.bookingId));
    const side = authorizeSide(info.viewer, found);
    if (!found) throw notFound();
    const held = await lockBooking(tx, found);
    const now = await changes.find(tx, id);
    if (now?.status !== 'open') {
      throw conflict('booking.changeClosed', { reasons: ['change_closed'] });
    }
    requireComing(held.booking, clock.now());
    return { ...held, change: now, side };
  };

  const close = async (
    tx: MarketplaceTx,
    { change, booking }: HeldChange,
    status: Exclude<BookingChangeStatus, 'open'>,
  ) => {
    const now = clock.now();
    const closed = await changes.close(tx, change, status, now);
    await announceChanges(tx, [{ change: closed, booking }], now);
    return booking;
  };

  const accept = async (tx: MarketplaceTx, held: HeldChange): Promise<Booking> => {
    const { booking, job, change, side } = held;
    const now = clock.now();
    const terms = termsFor(change, job, {}, now);
    await gate.requireTime(tx, held, { ...booking, ...terms });
    gate.requireCredential(held, terms);
    const isMoved = terms.startsAt.getTime() !== booking.startsAt.getTime();
    const written = await bookings.write(tx, booking, {
      ...terms,
      zoneDataVersion: ZONE_DATA_VERSION,
      ...(isMoved && { confirmAskedAt: null, confirmMissedAt: null }),
    });
    const moved = { ...written, agreedAt: now };
    await jobs.reschedule(tx, job, terms);
    await close(tx, { ...held, booking: moved }, 'accepted');
    await announceBooking(tx, moved, now, { action: 'reschedule', by: side });
    await withdrawOthersAt(tx, moved);
    return moved;
  };

  return {
    async propose(info, input) {
      await commands.consumeWriteQuota(info);
      const { userId: proposedBy } = requireViewer(info);
      const { bookingId, message, ...asked } = parseInput(proposeChangeRule, input);
      return commands.run(info, { operation: 'proposeBookingChange', input }, async (tx) => {
        const found = await bookings.find(tx, bookingId);
        const by = authorizeSide(info.viewer, found);
        if (!found) throw notFound();
        const { booking, job } = await lockBooking(tx, found);
        const createdAt = clock.now();
        requireComing(booking, createdAt);
        const terms = termsFor(booking, job, asked, createdAt);
        requireOtherTerms(booking, terms);
        const texts = { bookingId, by, proposedBy, message, createdAt };
        const change = await changes.insert(tx, { ...terms, ...texts });
        await announceChanges(tx, [{ change, booking }], createdAt);
        return booking;
      });
    },

    async answer(info, input) {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      const { changeId, isAccepted } = parseInput(answerChangeRule, input);
      return commands.run(info, { operation: 'answerBookingChange', input }, async (tx) => {
        const held = await holdOpen(tx, info, changeId);
        if (held.side === held.change.by) {
          throw conflict('booking.changeOwn', { reasons: ['own_change'] });
        }
        return isAccepted ? accept(tx, held) : close(tx, held, 'declined');
      });
    },

    async withdraw(info, input) {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      const { changeId } = parseInput(bookingChangeRule, input);
      return commands.run(info, { operation: 'withdrawBookingChange', input }, async (tx) => {
        const held = await holdOpen(tx, info, changeId);
        if (held.side !== held.change.by) {
          throw conflict('booking.changeOthers', { reasons: ['foreign_change'] });
        }
        return close(tx, held, 'withdrawn');
      });
    },
  };
}
