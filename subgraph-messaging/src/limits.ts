import { createLocalRateLimits, createRateLimits, type RateLimits } from '@tbt/service-kit';
import type { MessagingDatabase } from './database';

/** Points in a minute, for each sender. */
export type MessagingLimits = { messages: number; writes: number; typing: number };
export type MessagingRateLimits = RateLimits<'messages' | 'writes'>;
export type TypingLimit = Pick<RateLimits<'typing'>, 'consume'>;

/** What the outer contract promises; somebody who types says so every few seconds. */
export const DEFAULT_LIMITS: MessagingLimits = { messages: 30, writes: 120, typing: 60 };

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

/** Counted in this process alone: a signal that is not stored is not worth a statement. */
export const openTypingLimit = ({ typing }: Partial<MessagingLimits> = {}): TypingLimit =>
  createLocalRateLimits({
    typing: { points: typing ?? DEFAULT_LIMITS.typing, durationSeconds: MINUTE_SECONDS },
  });
