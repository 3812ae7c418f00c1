import { effectiveTier, type PlanKey } from '@tbt/contracts';
import { now } from '../clock';
import { useSession } from './session-provider';

/** The plan of the viewer's clinic; `none` for others. */
export function useViewerPlan(): PlanKey {
  const { viewer } = useSession();
  if (!viewer) return 'none';
  const { subscriptionStatus = 'free', subscriptionTier, subscriptionEndsAt } = viewer;
  const subscription = {
    subscriptionStatus,
    subscriptionTier: subscriptionTier ?? null,
    subscriptionEndsAt: subscriptionEndsAt ?? null,
  };
  return effectiveTier(subscription, now()) ?? 'none';
}
