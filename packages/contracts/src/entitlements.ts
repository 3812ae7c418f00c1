import type { DomainEvents } from './events';
import { LIVE_BOOKING_STATUSES, type BookingStatus } from './option-sets';

const ENTITLEMENT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
const LIVE: readonly BookingStatus[] = LIVE_BOOKING_STATUSES;

/** Applications in these statuses entitle the clinic to nothing. */
export const UNENTITLED_STATUSES = ['declined', 'withdrawn'] as const;

/** A clinic reads contact details and may write for this long after its last dealing with the professional. */
export const entitledSince = (now: Date): Date =>
  new Date(now.getTime() - ENTITLEMENT_DAYS * DAY_MS);

/** The end of the shift of an active booking, else the booking's last change. */
export function bookingDealtAt({
  status,
  at,
  endsAt,
}: Pick<DomainEvents['booking.changed'], 'status' | 'at' | 'endsAt'>): Date {
  const [changed, ends] = [new Date(at), new Date(endsAt)];
  return LIVE.includes(status) && ends > changed ? ends : changed;
}
