import {
  answerChangeRule,
  bookingChangeRule,
  proposeChangeRule,
  type BookingChangeStatus,
} from '@tbt/contracts';
import { conflict, notFound, parseInput, requireViewer } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../../commands';
import type { MarketplaceTx } from '../../../database';
import { ZONE_DATA_VERSION } from '../../places';
import type { JobsQueries } from '../../jobs';
import { requireCredential, requireTime } from '../conflicts/booking-checks';
import { announceChanges } from './booking-changes.events';
import type { BookingChangesQueries } from './booking-changes.queries';
import { requireOtherTerms, termsFor } from './booking-change-terms';
import type { BookingChange } from './booking-changes.types';
import { announceBooking } from '../bookings.events';
import type { OfferClosing } from '../offers/close-offers';
import type { BookingLock, OwnBooking } from '../lock-booking';
import type { BookingsQueries } from '../bookings.queries';
import { confirmFrom } from '../cancellation/cancellation-price';
import { requireComing, type ApplyTransition } from '../transitions/booking-transitions';
import type { Booking } from '../bookings.types';

type Deps = {
  bookings: BookingsQueries;
  changes: BookingChangesQueries;
  jobs: JobsQueries;
  commands: Commands;
  bookingLock: BookingLock;
  offerClosing: OfferClosing;
  applyTransition: ApplyTransition;
  clock: Clock;
};

type LockedChange = OwnBooking & { change: BookingChange };

export function createBookingChangesService(deps: Deps) {
  const { bookings, changes, jobs, commands, bookingLock, offerClosing, applyTransition, clock } =
    deps;

  const lockOpenChange = async (
    tx: MarketplaceTx,
    info: RequestInfo,
    id: number,
  ): Promise<LockedChange> => {
    const change = await changes.find(tx, id);
    if (!change) throw notFound();
    const locked = await bookingLock.lockOwn(tx, info.viewer, change.bookingId);
    const now = await changes.find(tx, id);
    if (now?.status !== 'open') {
      throw conflict('booking.changeClosed', { reasons: ['change_closed'] });
    }
    requireComing(locked.booking, clock.now());
    return { ...locked, change: now };
  };

  const close = async (
    tx: MarketplaceTx,
    { change, booking }: LockedChange,
    status: Exclude<BookingChangeStatus, 'open'>,
  ) => {
    const now = clock.now();
    const closed = await changes.close(tx, change, status, now);
    await announceChanges(tx, [{ change: closed, booking }], now);
    return booking;
  };

  /** A confirmation holds for its time: a booking that moves out of the 36 hours is asked again. */
  const accept = async (tx: MarketplaceTx, locked: LockedChange): Promise<Booking> => {
    const { booking, job, change, side } = locked;
    const now = clock.now();
    const terms = termsFor(change, job, {}, now);
    await requireTime(tx, locked, { ...booking, ...terms });
    requireCredential(locked, terms);
    const isMoved = terms.startsAt.getTime() !== booking.startsAt.getTime();
    const written = await bookings.write(tx, booking, {
      ...terms,
      zoneDataVersion: ZONE_DATA_VERSION,
      ...(isMoved && { confirmAskedAt: null, confirmMissedAt: null }),
    });
    const moved = { ...written, agreedAt: now };
    const isAskedAgain = isMoved && moved.status === 'confirmed' && confirmFrom(moved) > now;
    await jobs.reschedule(tx, job, terms);
    await announceBooking(tx, moved, now, { action: 'reschedule', by: side });
    const kept = isAskedAgain
      ? await applyTransition(tx, moved, { action: 'ask_again', by: 'clock' }, { at: now })
      : moved;
    await close(tx, { ...locked, booking: kept }, 'accepted');
    await offerClosing.close(tx, kept, 'professionalBusy');
    return kept;
  };

  return {
    /** @throws DomainError VALIDATION_FAILED, CONFLICT illegal_step, shift_started, change_open, no_change. */
    async propose(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      const { userId: proposedBy } = requireViewer(info);
      const { bookingId, message, ...asked } = parseInput(proposeChangeRule, input);
      return commands.run(info, { operation: 'proposeBookingChange', input }, async (tx) => {
        const { booking, job, side: by } = await bookingLock.lockOwn(tx, info.viewer, bookingId);
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

    /** Changes the shift too. @throws DomainError CONFLICT change_closed, own_change, overlap, missing_credential. */
    async answer(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      const { changeId, isAccepted } = parseInput(answerChangeRule, input);
      return commands.run(info, { operation: 'answerBookingChange', input }, async (tx) => {
        const locked = await lockOpenChange(tx, info, changeId);
        if (locked.side === locked.change.by) {
          throw conflict('booking.changeOwn', { reasons: ['own_change'] });
        }
        return isAccepted ? accept(tx, locked) : close(tx, locked, 'declined');
      });
    },

    /** By the proposing side. */
    async withdraw(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      const { changeId } = parseInput(bookingChangeRule, input);
      return commands.run(info, { operation: 'withdrawBookingChange', input }, async (tx) => {
        const locked = await lockOpenChange(tx, info, changeId);
        if (locked.side !== locked.change.by) {
          throw conflict('booking.changeOthers', { reasons: ['foreign_change'] });
        }
        return close(tx, locked, 'withdrawn');
      });
    },
  };
}
