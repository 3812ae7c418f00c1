import { createLocalRateLimits, createRateLimits, type RateLimits } from '@tbt/service-kit';
import type { MessagingDatabase } from './database';

/**
 * Points for each sender in a minute; `contact`: messages to the operator from one address in an hour;
 * `sameText`: people who have not answered and get one text from one sender in an hour.
 */
export type MessagingLimits = {
  messages: number;
  sameText: number;
  writes: number;
  typing: number;
  contact: number;
};
export type MessagingRateLimits = RateLimits<'messages' | 'writes' | 'unsubscribes' | 'contact'>;
export type TypingLimit = Pick<RateLimits<'typing'>, 'consume'>;

/** What the outer contract promises; somebody who types says so every few seconds. */
export const DEFAULT_LIMITS: MessagingLimits = {
  messages: 30,
  sameText: 5,
  writes: 120,
  typing: 60,
  contact: 20,
};

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
// Mail programs ask from few addresses for many people; a token cannot be guessed.
const UNSUBSCRIBES_PER_ADDRESS = 600;

export const openRateLimits = (
  { pool }: MessagingDatabase,
  limits: Partial<MessagingLimits> = {},
): MessagingRateLimits => {
  const { messages, writes, contact } = { ...DEFAULT_LIMITS, ...limits };
  return createRateLimits({
    pool,
    limits: {
      messages: { points: messages, durationSeconds: MINUTE_SECONDS },
      writes: { points: writes, durationSeconds: MINUTE_SECONDS },
      unsubscribes: { points: UNSUBSCRIBES_PER_ADDRESS, durationSeconds: MINUTE_SECONDS },
      contact: { points: contact, durationSeconds: HOUR_SECONDS },
    },
  });
};

/** Counted in this process alone: a signal that is not stored is not worth a statement. */
export const openTypingLimit = ({ typing }: Partial<MessagingLimits> = {}): TypingLimit =>
  createLocalRateLimits({
    typing: { points: typing ?? DEFAULT_LIMITS.typing, durationSeconds: MINUTE_SECONDS },
  });
