import { LAUNCH_CODE, paths } from '@tbt/contracts';
import { LaunchOfferBanner } from './launch-offer-banner';
import { useLaunchOffer } from './use-launch-offer';

/** The launch offer on the page of plans: it is taken up by registering the clinic. */
export function RegistrationOffer() {
  const offer = useLaunchOffer(true);
  return <LaunchOfferBanner offer={offer} to={paths.clinicRegistration(LAUNCH_CODE)} />;
}
