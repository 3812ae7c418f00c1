import {
  COMING_BOOKING_STATUSES,
  type BookingAction,
  type BookingStatus,
  type ShiftParty,
} from '@tbt/contracts';
import { conflict, type NewEvent } from '@tbt/service-kit';
import { bookingTransitions, type BookingTransitionRule } from '../../../transitions/booking-table';
import type { MarketplaceTx } from '../../../database';
import type { BookingHistoryRow } from '../../../generated/tables';
import { appendShiftEvents } from '../../jobs';
import { bookingChanged } from '../bookings.events';
import type { BookingChanges, BookingsQueries } from '../bookings.queries';
import type { Booking } from '../bookings.types';

type HistoryStep = Omit<BookingHistoryRow, 'at'> & { at: Date };

export type BookingTransition = {
  action: BookingAction;
  by: ShiftParty;
  /** Selects a transition when the action has several. */
  to?: BookingStatus | null;
  /** Points that the step costs besides those of a cancellation, for its event. */
  points?: number;
  /** Of a release, for its event. */
  reason?: 'credential_changed' | undefined;
};

export const canTransition = (status: BookingStatus, { action, by }: BookingTransition): boolean =>
  bookingTransitions(status, action, by).length > 0;

/** @throws DomainError CONFLICT `illegal_step` without a transition. */
export function requireTransition(
  { status }: Booking,
  { action, by, to }: BookingTransition,
): BookingTransitionRule {
  const transitions = bookingTransitions(status, action, by);
  const transition = transitions.find((each) => !to || each.to === to);
  if (transition) return transition;
  throw conflict('booking.illegalStep', { values: { status }, reasons: ['illegal_step'] });
}

/** @throws DomainError CONFLICT `shift_started`. */
export function requireBeforeStart({ startsAt }: Booking, now: Date): void {
  if (now >= startsAt) throw conflict('booking.started', { reasons: ['shift_started'] });
}

const isStanding = ({ status }: Booking) =>
  COMING_BOOKING_STATUSES.some((coming) => coming === status);

export const isComing = (booking: Booking, now: Date): boolean =>
  isStanding(booking) && now < booking.startsAt;

/** @throws DomainError CONFLICT `illegal_step` or `shift_started`. */
export function requireComing(booking: Booking, now: Date): void {
  const { status } = booking;
  if (!isStanding(booking)) {
    throw conflict('booking.illegalStep', { values: { status }, reasons: ['illegal_step'] });
  }
  requireBeforeStart(booking, now);
}

/** The only way to change a status: steps in order, with their history and events, in three statements. @throws DomainError CONFLICT. */
export const createApplySteps =
  (bookings: BookingsQueries) =>
  async (
    tx: MarketplaceTx,
    booking: Booking,
    steps: readonly BookingTransition[],
    { at, ...changes }: Omit<BookingChanges, 'status'> & { at: Date },
    /** Of other modules, appended with the booking's own. */
    others: readonly NewEvent[] = [],
  ): Promise<Booking> => {
    const { id: bookingId } = booking;
    const history: HistoryStep[] = [];
    let { revision, status } = booking;
    for (const step of steps) {
      status = requireTransition({ ...booking, status }, step).to;
      revision += 1;
      const { action, by } = step;
      history.push({ ...{ bookingId, action, by }, ...{ revision, status, at } });
    }
    const before = { ...booking, revision: revision - 1 };
    const changed = await bookings.write(tx, before, { ...changes, status });
    await tx.bookingHistory.createMany({ data: history });
    const own = history.map(({ revision, status }, index) =>
      bookingChanged({ ...changed, revision, status }, at, steps[index]),
    );
    await appendShiftEvents(tx, [...own, ...others]);
    return changed;
  };

export type ApplySteps = ReturnType<typeof createApplySteps>;

export const createApplyTransition = (bookings: BookingsQueries) => {
  const applySteps = createApplySteps(bookings);
  return (
    tx: MarketplaceTx,
    booking: Booking,
    step: BookingTransition,
    changes: Omit<BookingChanges, 'status'> & { at: Date },
  ): Promise<Booking> => applySteps(tx, booking, [step], changes);
};

export type ApplyTransition = ReturnType<typeof createApplyTransition>;
