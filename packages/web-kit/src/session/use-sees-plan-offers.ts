import { useSession } from './session-provider';

const RUNNING = ['trial', 'active', 'past_due'];

/** Plan offers are shown to visitors and clinics without Premium, once the viewer is known. */
export function useSeesPlanOffers(): boolean {
  const { status, viewer } = useSession();
  if (status === 'loading') return false;
  if (!viewer) return true;
  if (viewer.role !== 'clinic') return false;
  const { subscriptionStatus, subscriptionTier } = viewer;
  const hasPremium = subscriptionStatus === 'trial' || subscriptionTier === 'premium';
  return !(hasPremium && RUNNING.includes(subscriptionStatus ?? ''));
}
