import { useSession } from './session-provider';

const RUNNING = ['trial', 'active', 'past_due'];

/**
 * Whether what a plan adds is news to who looks: to visitors and to clinics without Premium, never to
 * professionals, and not before it is known who looks.
 */
export function useSeesPlanOffers(): boolean {
  const { status, viewer } = useSession();
  if (status === 'loading') return false;
  if (!viewer) return true;
  if (viewer.role !== 'clinic') return false;
  const { subscriptionStatus, subscriptionTier } = viewer;
  const hasPremium = subscriptionStatus === 'trial' || subscriptionTier === 'premium';
  return !(hasPremium && RUNNING.includes(subscriptionStatus ?? ''));
}
