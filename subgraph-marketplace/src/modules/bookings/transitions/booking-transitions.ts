import {
  COMING_BOOKING_STATUSES,
  type BookingAction,
  type BookingStatus,
  type ShiftParty,
} from '@tbt/contracts';
import { conflict } from '@tbt/service-kit';
import { bookingTransitions, type BookingTransitionRule } from '../../../transitions/booking-table';
import type { MarketplaceTx } from '../../../database';
import { announceBooking } from '../bookings.events';
import type { BookingChanges, BookingsQueries } from '../bookings.queries';
import type { Booking } from '../bookings.types';

export type BookingTransition = {
  action: BookingAction;
  by: ShiftParty;
  /** Selects a transition when the action has several. */
  to?: BookingStatus | null;
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

/** The only way to change a status, with its history and event in the same transaction. @throws DomainError CONFLICT. */
export const createApplyTransition =
  (bookings: BookingsQueries) =>
  async (
    tx: MarketplaceTx,
    booking: Booking,
    step: BookingTransition,
    { at, ...changes }: Omit<BookingChanges, 'status'> & { at: Date },
  ): Promise<Booking> => {
    const { to: status } = requireTransition(booking, step);
    const changed = await bookings.write(tx, booking, { ...changes, status });
    const { action, by } = step;
    const { id: bookingId, revision } = changed;
    await tx.bookingHistory.create({
      data: { bookingId, revision, action, by, status, at },
      select: { bookingId: true },
    });
    await announceBooking(tx, changed, at, step);
    return changed;
  };

export type ApplyTransition = ReturnType<typeof createApplyTransition>;
