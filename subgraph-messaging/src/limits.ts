import { createLocalRateLimits, createRateLimits, type RateLimits } from '@tbt/service-kit';
import type { MessagingDatabase } from './database';

/**
 * Per sender and minute, except `contact` (per address and hour) and `sameText` (recipients
 * without an answer who get one text from one sender, per hour).
 */
export type MessagingLimits = {
  messages: number;
  sameText: number;
  writes: number;
  typing: number;
  contact: number;
};
export type MessagingRateLimits = RateLimits<
  'messages' | 'writes' | 'unsubscribes' | 'contact' | 'pageSpeed'
>;
/** Per process, so that no table holds who sent anonymous feedback. */
export type AnonymousLimit = Pick<RateLimits<'feedback'>, 'consume'>;
export type TypingLimit = Pick<RateLimits<'typing'>, 'consume'>;

/** As in the API contract; typing clients send a signal every few seconds. */
export const DEFAULT_LIMITS: MessagingLimits = {
  messages: 30,
  sameText: 5,
  writes: 120,
  typing: 60,
  contact: 20,
};

const ANONYMOUS_FEEDBACK_PER_HOUR = 10;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
// Mail programs share few addresses among many users, and a token cannot be guessed.
const UNSUBSCRIBES_PER_ADDRESS = 600;
// An office shares one address.
const PAGE_SPEEDS_PER_ADDRESS = 300;

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
      pageSpeed: { points: PAGE_SPEEDS_PER_ADDRESS, durationSeconds: HOUR_SECONDS },
    },
  });
};

/** Per process: a signal that is not stored is not worth a statement. */
export const openTypingLimit = ({ typing }: Partial<MessagingLimits> = {}): TypingLimit =>
  createLocalRateLimits({
    typing: { points: typing ?? DEFAULT_LIMITS.typing, durationSeconds: MINUTE_SECONDS },
  });

export const openAnonymousLimit = (): AnonymousLimit =>
  createLocalRateLimits({
    feedback: { points: ANONYMOUS_FEEDBACK_PER_HOUR, durationSeconds: HOUR_SECONDS },
  });
