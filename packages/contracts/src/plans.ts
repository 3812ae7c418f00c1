import type { SubscriptionStatus, SubscriptionTier } from './option-sets';

/** A trial is premium, past due lasts until it is ended, cancelled until its paid end; null is no plan. */
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
