import { SUBSCRIPTION_TIERS, type SubscriptionStatus, type SubscriptionTier } from '@tbt/contracts';
import type { User } from './users.queries';

type PlanState = {
  subscriptionTier: SubscriptionTier | null;
  subscriptionStatus: SubscriptionStatus;
  subscriptionEndsAt: Date | null;
};

const rankOf = (tier: SubscriptionTier): number => SUBSCRIPTION_TIERS.indexOf(tier);
const KEEPS_TIER: readonly SubscriptionStatus[] = ['active', 'past_due', 'cancelled'];

/**
 * The plan that counts: the clinic's own, or a better one that an administrator gave. A given plan is cleared and
 * published again when it ends, so what is published of it has an end only when nothing of the clinic's is below it.
 */
export function planStateOf(user: PlanState & Pick<User, 'givenTier' | 'givenUntil'>): PlanState {
  const { subscriptionTier, subscriptionStatus, subscriptionEndsAt, givenTier, givenUntil } = user;
  const own = { subscriptionTier, subscriptionStatus, subscriptionEndsAt };
  if (givenTier === null || givenUntil === null) return own;
  const kept = KEEPS_TIER.includes(subscriptionStatus) ? subscriptionTier : null;
  const ownTier = subscriptionStatus === 'trial' ? 'premium' : kept;
  if (ownTier !== null && rankOf(ownTier) >= rankOf(givenTier)) return own;
  return {
    subscriptionTier: givenTier,
    subscriptionStatus: 'active',
    subscriptionEndsAt: ownTier === null ? givenUntil : null,
  };
}
