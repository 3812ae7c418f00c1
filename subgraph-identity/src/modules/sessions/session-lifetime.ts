const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const TOUCH_MS = 15 * MINUTE_MS;
const SLIDING_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 90 * DAY_MS;

/** 30 days from its last use, 90 days from its start at most. */
export const sessionExpiry = (createdAt: Date, usedAt: Date): Date =>
  new Date(Math.min(usedAt.getTime() + SLIDING_MS, createdAt.getTime() + ABSOLUTE_MS));

/** Whether a use is to be written down: one write in 15 minutes at most. */
export const isTouchDue = (lastUsedAt: Date, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() >= TOUCH_MS;
