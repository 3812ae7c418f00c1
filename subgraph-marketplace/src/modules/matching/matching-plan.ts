import { ADVANCED_MATCHING_TIERS, effectiveTier, RANKED_PEOPLE_LIMIT } from '@tbt/contracts';
import type { Person } from '../people';

/** What a plan is reckoned from. */
export type Subscriber = Pick<
  Person,
  'subscriptionTier' | 'subscriptionStatus' | 'subscriptionEndsAt'
>;

const tierOf = (clinic: Subscriber | null, now: Date) =>
  clinic === null ? null : effectiveTier(clinic, now);

/** How many of a ranking a clinic's plan shows; null is all. */
export const shownByPlan = (clinic: Subscriber | null, now: Date): number | null =>
  RANKED_PEOPLE_LIMIT[tierOf(clinic, now) ?? 'none'];

/** Whether a clinic's own weights count, and it reads what would change a match. */
export const hasAdvancedMatching = (clinic: Subscriber | null, now: Date): boolean =>
  ADVANCED_MATCHING_TIERS.some((tier) => tier === tierOf(clinic, now));
