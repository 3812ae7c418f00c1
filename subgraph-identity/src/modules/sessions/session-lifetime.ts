const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const SLIDING_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 90 * DAY_MS;

/** 30 days from its last use, 90 days from its start at most. */
export const sessionExpiry = (createdAt: Date, usedAt: Date): Date =>
  new Date(Math.min(usedAt.getTime() + SLIDING_MS, createdAt.getTime() + ABSOLUTE_MS));

/** The new expiry, or null while the last one is less than an hour old: one write an hour at most. */
export function slideExpiry(session: { createdAt: Date; expiresAt: Date }, now: Date): Date | null {
  const next = sessionExpiry(session.createdAt, now);
  return next.getTime() - session.expiresAt.getTime() >= HOUR_MS ? next : null;
}
