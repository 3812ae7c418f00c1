import { ADVANCED_MATCHING_TIERS, effectiveTier, RANKED_PEOPLE_LIMIT } from '@tbt/contracts';
import type { Person } from '../people';

export type Subscriber = Pick<
  Person,
  'subscriptionTier' | 'subscriptionStatus' | 'subscriptionEndsAt'
>;

const tierOf = (clinic: Subscriber | null, now: Date) =>
  clinic === null ? null : effectiveTier(clinic, now);

/** Null is all. */
export const shownByPlan = (clinic: Subscriber | null, now: Date): number | null =>
  RANKED_PEOPLE_LIMIT[tierOf(clinic, now) ?? 'none'];

export const hasAdvancedMatching = (clinic: Subscriber | null, now: Date): boolean =>
  ADVANCED_MATCHING_TIERS.some((tier) => tier === tierOf(clinic, now));
