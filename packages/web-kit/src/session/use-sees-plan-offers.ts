import { mayInClinic } from './acting';
import { useSession } from './session-provider';
import { useViewerPlan } from './use-viewer-plan';

/** Plan offers are shown to visitors and clinics without Premium, once the viewer is known. */
export function useSeesPlanOffers(): boolean {
  const { status, viewer } = useSession();
  const plan = useViewerPlan();
  if (status === 'loading') return false;
  if (!viewer) return true;
  return mayInClinic(viewer, 'readPlan') && plan !== 'premium';
}
