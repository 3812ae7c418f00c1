import type { Role, SubscriptionStatus, SubscriptionTier } from './option-sets';
import { effectiveTier } from './plans';

/** Launch offers: how many clinics may claim each code, and what it gives. */
export const PROMOTIONS = {
  FIRST5FREE: {
    places: 5,
    benefits: ['unlimited_job_posts', 'advanced_matching', 'priority_support'],
  },
} as const;
export type PromotionCode = keyof typeof PROMOTIONS;

export const LAUNCH_CODE: PromotionCode = 'FIRST5FREE';

export function promotionCodeOf(typed: string): PromotionCode | null {
  const code = typed.trim().toUpperCase();
  return Object.hasOwn(PROMOTIONS, code) ? (code as PromotionCode) : null;
}

type Claimant = {
  role: Role | null;
  promotionalCode?: string | null;
  subscriptionStatus?: SubscriptionStatus;
  subscriptionTier?: SubscriptionTier | null;
  subscriptionEndsAt?: string | null;
};

/** Visitors, and clinics without a plan that have not claimed yet. */
export function mayClaimLaunchOffer(viewer: Claimant | null, now: Date): boolean {
  if (viewer === null) return true;
  if (viewer.role !== 'clinic' || viewer.promotionalCode) return false;
  const { subscriptionStatus = 'free', subscriptionTier = null } = viewer;
  const { subscriptionEndsAt = null } = viewer;
  return effectiveTier({ subscriptionStatus, subscriptionTier, subscriptionEndsAt }, now) === null;
}
