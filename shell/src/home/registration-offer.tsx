import { LAUNCH_CODE, paths } from '@tbt/contracts';
import { useSession } from '@tbt/web-kit';
import { LaunchOfferBanner } from './launch-offer-banner';
import { useLaunchOffer } from './use-launch-offer';

/** The launch offer on the page of plans, claimed by registering the clinic. */
export function RegistrationOffer() {
  const { status, viewer } = useSession();
  const isShown = status !== 'loading' && !viewer;
  const offer = useLaunchOffer(isShown);
  if (!isShown) return null;
  return <LaunchOfferBanner offer={offer} to={paths.clinicRegistration(LAUNCH_CODE)} />;
}
