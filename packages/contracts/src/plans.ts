import type { SubscriptionStatus, SubscriptionTier } from './option-sets';

/**
 * The plan whose rights a subscriber has at an instant; null is no plan. A trial is premium, a past due
 * plan lasts until it is ended, a cancelled one until its paid end.
 */
export function effectiveTier(
  subscription: {
    subscriptionTier: SubscriptionTier | null;
    subscriptionStatus: SubscriptionStatus;
    subscriptionEndsAt: Date | string | null;
  },
  now: Date,
): SubscriptionTier | null {
  const { subscriptionTier: tier, subscriptionStatus: status, subscriptionEndsAt } = subscription;
  if (subscriptionEndsAt !== null && new Date(subscriptionEndsAt) <= now) return null;
  if (status === 'trial') return 'premium';
  if (status === 'active' || status === 'past_due') return tier;
  return status === 'cancelled' && subscriptionEndsAt !== null ? tier : null;
}
