const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const TOUCH_MS = 15 * MINUTE_MS;
const SLIDING_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 90 * DAY_MS;

/** 30 days after the last use, at most 90 days after creation. */
export const sessionExpiry = (createdAt: Date, usedAt: Date): Date =>
  new Date(Math.min(usedAt.getTime() + SLIDING_MS, createdAt.getTime() + ABSOLUTE_MS));

/** Writes a use at most once in 15 minutes. */
export const isTouchDue = (lastUsedAt: Date, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() >= TOUCH_MS;
