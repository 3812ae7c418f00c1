import { createRateLimits, type RateLimits } from '@tbt/service-kit';
import type { MessagingDatabase } from './database';

/** Points in a minute, for each sender. */
export type MessagingLimits = { messages: number; writes: number };
export type MessagingRateLimits = RateLimits<keyof MessagingLimits>;

/** What the outer contract promises. */
export const DEFAULT_LIMITS: MessagingLimits = { messages: 30, writes: 120 };

const MINUTE_SECONDS = 60;

export const openRateLimits = (
  { pool }: MessagingDatabase,
  limits: Partial<MessagingLimits> = {},
): MessagingRateLimits => {
  const { messages, writes } = { ...DEFAULT_LIMITS, ...limits };
  return createRateLimits({
    pool,
    limits: {
      messages: { points: messages, durationSeconds: MINUTE_SECONDS },
      writes: { points: writes, durationSeconds: MINUTE_SECONDS },
    },
  });
};
