import type { DomainEvents } from './events';
import { LIVE_BOOKING_STATUSES, type BookingStatus } from './option-sets';

const ENTITLEMENT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
const LIVE: readonly BookingStatus[] = LIVE_BOOKING_STATUSES;

/** An application in one of these entitles its clinic to nothing. */
export const UNENTITLED_STATUSES = ['declined', 'withdrawn'] as const;

/**
 * The instant after which a clinic must have dealt with a professional to read their details and to
 * write to them.
 */
export const entitledSince = (now: Date): Date =>
  new Date(now.getTime() - ENTITLEMENT_DAYS * DAY_MS);

/** From when a booking's days count: the end of a shift that stands, its last change otherwise. */
export function bookingDealtAt({
  status,
  at,
  endsAt,
}: Pick<DomainEvents['booking.changed'], 'status' | 'at' | 'endsAt'>): Date {
  const [changed, ends] = [new Date(at), new Date(endsAt)];
  return LIVE.includes(status) && ends > changed ? ends : changed;
}
