import { effectiveTier, type PlanKey } from '@tbt/contracts';
import { now, useSession } from '@tbt/web-kit';

/** The plan of the clinic that is signed in; null for other viewers. */
export function useClinicPlan(): PlanKey | null {
  const { viewer } = useSession();
  if (viewer?.role !== 'clinic') return null;
  const { subscriptionStatus = 'free', subscriptionTier, subscriptionEndsAt } = viewer;
  const subscription = {
    subscriptionStatus,
    subscriptionTier: subscriptionTier ?? null,
    subscriptionEndsAt: subscriptionEndsAt ?? null,
  };
  return effectiveTier(subscription, now()) ?? 'none';
}
