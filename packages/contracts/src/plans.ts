import type { SubscriptionStatus, SubscriptionTier } from './option-sets';

const PAID_STATUSES: readonly SubscriptionStatus[] = ['trial', 'active', 'past_due', 'cancelled'];

/**
 * The plan whose rights a subscriber has at an instant. A cancelled one lasts until its end, a past
 * due one until it is ended; without either it is no plan.
 */
export function effectiveTier(
  subscription: {
    subscriptionTier: SubscriptionTier | null;
    subscriptionStatus: SubscriptionStatus;
    subscriptionEndsAt: Date | string | null;
  },
  now: Date,
): SubscriptionTier | null {
  const { subscriptionTier, subscriptionStatus, subscriptionEndsAt } = subscription;
  if (!PAID_STATUSES.includes(subscriptionStatus)) return null;
  if (subscriptionEndsAt === null)
    return subscriptionStatus === 'cancelled' ? null : subscriptionTier;
  return new Date(subscriptionEndsAt) > now ? subscriptionTier : null;
}
