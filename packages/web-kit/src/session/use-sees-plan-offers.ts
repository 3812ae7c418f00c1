import { effectiveTier } from '@tbt/contracts';
import { now } from '../clock';
import { mayInClinic } from './acting';
import { useSession } from './session-provider';

/** Plan offers are shown to visitors and clinics without Premium, once the viewer is known. */
export function useSeesPlanOffers(): boolean {
  const { status, viewer } = useSession();
  if (status === 'loading') return false;
  if (!viewer) return true;
  if (!mayInClinic(viewer, 'readPlan')) return false;
  const { subscriptionStatus = 'free', subscriptionTier, subscriptionEndsAt } = viewer;
  const subscription = {
    subscriptionStatus,
    subscriptionTier: subscriptionTier ?? null,
    subscriptionEndsAt: subscriptionEndsAt ?? null,
  };
  return effectiveTier(subscription, now()) !== 'premium';
}
