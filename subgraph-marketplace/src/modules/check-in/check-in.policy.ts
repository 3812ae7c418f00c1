import { SHIFT_TERMS, type BookingAction, type ShiftSide } from '@tbt/contracts';
import { conflict } from '@tbt/service-kit';
import { canTransition, requireTransition, type Booking } from '../bookings';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** Steps of the day before work begins, and from how many minutes before the start. */
const OPENS = {
  on_my_way: SHIFT_TERMS.onMyWayHours * HOUR_MINUTES,
  run_late: SHIFT_TERMS.onMyWayHours * HOUR_MINUTES,
  arrive: SHIFT_TERMS.checkInOpensMinutes,
  check_in: SHIFT_TERMS.checkInOpensMinutes,
} as const satisfies Partial<Record<BookingAction, number>>;

export type DayStep = keyof typeof OPENS;

const fromStart = ({ startsAt }: Booking, minutes: number): Date =>
  new Date(startsAt.getTime() + minutes * MINUTE_MS);

export const checkInFrom = (booking: Booking): Date =>
  fromStart(booking, -SHIFT_TERMS.checkInOpensMinutes);

export const noShowFrom = (booking: Booking): Date => fromStart(booking, SHIFT_TERMS.noShowMinutes);

/** A side says the same only once; a delay can change. */
const isSaid = ({ onMyWayAt, arrivedAt }: Booking, action: DayStep): boolean =>
  (action === 'on_my_way' && onMyWayAt !== null) || (action === 'arrive' && arrivedAt !== null);

const isTime = (booking: Booking, action: DayStep, now: Date): boolean =>
  now >= fromStart(booking, -OPENS[action]) && now <= booking.endsAt;

export const isStepOpen = (booking: Booking, action: DayStep, by: ShiftSide, now: Date): boolean =>
  canTransition(booking.status, { action, by }) &&
  isTime(booking, action, now) &&
  !isSaid(booking, action) &&
  !(action === 'check_in' && booking.atRiskSince !== null);

/** @throws DomainError CONFLICT `illegal_step`, `too_early`, `shift_over` or `known`. */
export function requireStep(booking: Booking, action: DayStep, by: ShiftSide, now: Date): void {
  requireTransition(booking, { action, by });
  const minutes = OPENS[action];
  if (now < fromStart(booking, -minutes))
    throw conflict('checkIn.tooEarly', { values: { minutes }, reasons: ['too_early'] });
  if (now > booking.endsAt) throw conflict('checkIn.over', { reasons: ['shift_over'] });
  if (isSaid(booking, action)) throw conflict('checkIn.known', { reasons: ['known'] });
}

/** For the clinic only. */
export const isCodeShown = (booking: Booking, side: ShiftSide | null, now: Date): boolean =>
  side === 'clinic' && isStepOpen(booking, 'check_in', side, now);

/** Hours that were sent after a check-in are answered. */
const isMissable = ({ status, checkedInAt }: Booking, by: ShiftSide): boolean =>
  canTransition(status, { action: 'miss', by }) && checkedInAt === null;

export const isNoShowOpen = (booking: Booking, by: ShiftSide, now: Date): boolean =>
  isMissable(booking, by) && now >= noShowFrom(booking);

/** @throws DomainError CONFLICT `illegal_step` or `too_early`. */
export function requireNoShow(booking: Booking, by: ShiftSide, now: Date): void {
  requireTransition(booking, { action: 'miss', by });
  if (!isMissable(booking, by))
    throw conflict('checkIn.wasHere', { reasons: ['illegal_step', 'checked_in'] });
  const values = { minutes: SHIFT_TERMS.noShowMinutes };
  if (now < noShowFrom(booking))
    throw conflict('checkIn.noShowTooEarly', { values, reasons: ['too_early'] });
}

const QUARTER_MS = 15 * MINUTE_MS;

export const nextQuarter = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS);

const hasTimeLeft = ({ endsAt }: Booking, now: Date): boolean =>
  endsAt.getTime() - nextQuarter(now).getTime() >= SHIFT_TERMS.refillMinutesMin * MINUTE_MS;

export const isRefillOpen = (booking: Booking, side: ShiftSide, now: Date): boolean =>
  side === 'clinic' &&
  booking.status === 'no_show' &&
  booking.refillJobId === null &&
  hasTimeLeft(booking, now);

/** @throws DomainError CONFLICT `illegal_step`, `refilled` or `shift_over`. */
export function requireRefill(booking: Booking, now: Date): void {
  const { status } = booking;
  if (status !== 'no_show')
    throw conflict('booking.illegalStep', { values: { status }, reasons: ['illegal_step'] });
  if (booking.refillJobId !== null) throw conflict('checkIn.refilled', { reasons: ['refilled'] });
  if (!hasTimeLeft(booking, now))
    throw conflict('checkIn.notRefillable', { reasons: ['shift_over'] });
}
