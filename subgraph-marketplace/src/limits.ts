import { SHIFT_TERMS } from '@tbt/contracts';
import { createRateLimits } from '@tbt/service-kit';
import type { MarketplaceDatabase } from './database';

export type MarketplaceLimits = {
  /** Per user and minute. */
  writes: number;
  /** Per address and minute. */
  calendarReads: number;
};
export const DEFAULT_LIMITS: MarketplaceLimits = { writes: 120, calendarReads: 120 };

const MINUTE = 60;
const HOUR = 3600;

export const openRateLimits = ({ pool }: MarketplaceDatabase, limits: MarketplaceLimits) =>
  createRateLimits({
    pool,
    limits: {
      writes: { points: limits.writes, durationSeconds: MINUTE },
      calendarReads: { points: limits.calendarReads, durationSeconds: MINUTE },
      checkInTries: { points: SHIFT_TERMS.checkInTriesPerHour, durationSeconds: HOUR },
    },
  });
