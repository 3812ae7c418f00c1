import type { SubscriptionStatus, SubscriptionTier } from '@tbt/contracts';
import type { ProviderSubscription } from './payment-port';

export const GRACE_DAYS = 7;
const DAY = 86_400_000;

export type SubscriptionState = {
  status: SubscriptionStatus;
  tier: SubscriptionTier | null;
  endsAt: Date | null;
};

export const graceEndOf = (pastDueSince: Date): Date =>
  new Date(pastDueSince.getTime() + GRACE_DAYS * DAY);

/** The clinic's state from what the provider has now, whatever events came and in which order. */
export function stateOf(
  subscription: Pick<
    ProviderSubscription,
    | 'status'
    | 'tier'
    | 'trialEndsAt'
    | 'currentPeriodEndsAt'
    | 'cancelAtPeriodEnd'
    | 'pastDueSince'
    | 'endedAt'
  >,
  now: Date,
): SubscriptionState {
  const { status, tier, cancelAtPeriodEnd, currentPeriodEndsAt } = subscription;
  switch (status) {
    case 'trialing':
      return { status: 'trial', tier, endsAt: subscription.trialEndsAt };
    case 'active':
      return cancelAtPeriodEnd
        ? { status: 'cancelled', tier, endsAt: currentPeriodEndsAt }
        : { status: 'active', tier, endsAt: null };
    case 'past_due':
      return { status: 'past_due', tier, endsAt: graceEndOf(subscription.pastDueSince ?? now) };
    case 'incomplete':
      return { status: 'free', tier: null, endsAt: null };
    case 'incomplete_expired':
    case 'unpaid':
    case 'paused':
    case 'canceled':
      return { status: 'ended', tier: null, endsAt: subscription.endedAt ?? now };
  }
}
