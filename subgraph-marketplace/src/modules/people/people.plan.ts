import type { SubscriptionTier } from '@tbt/contracts';
import type { Person } from './people.types';

/**
 * The plan a clinic is on at an instant; null is no plan. A trial is premium; a cancelled plan runs to
 * its paid end; a plan whose end has passed is none.
 */
export function planOf(
  person: Pick<Person, 'subscriptionTier' | 'subscriptionStatus' | 'subscriptionEndsAt'>,
  now: Date,
): SubscriptionTier | null {
  const { subscriptionStatus: status, subscriptionTier: tier, subscriptionEndsAt: end } = person;
  if (end !== null && end <= now) return null;
  if (status === 'trial') return 'premium';
  if (status === 'active' || status === 'past_due') return tier;
  return status === 'cancelled' && end !== null ? tier : null;
}
