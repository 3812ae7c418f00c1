export type MarketplaceLimits = {
  /** Per user and minute. */
  writes: number;
  /** Per address and minute. */
  calendarReads: number;
};
export const DEFAULT_LIMITS: MarketplaceLimits = { writes: 120, calendarReads: 120 };
