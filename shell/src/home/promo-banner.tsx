import { useState } from 'react';
import { LAUNCH_CODE, paths } from '@tbt/contracts';
import { useSession } from '@tbt/web-kit';
import { LaunchOfferBanner } from './launch-offer-banner';
import { promoDismissal } from './promo-dismissal';
import { useLaunchOffer } from './use-launch-offer';

/** The launch offer above the hero, until dismissed, used up or failed to load. */
export function PromoBanner() {
  const { status, viewer } = useSession();
  const [isDismissed, setDismissed] = useState(() => promoDismissal.isSet());
  // The offer requires a new account.
  const isShown = status !== 'loading' && !viewer && !isDismissed;
  const offer = useLaunchOffer(isShown);
  if (!isShown) return null;
  const dismiss = () => {
    promoDismissal.set();
    setDismissed(true);
  };
  const to = paths.clinicRegistration(LAUNCH_CODE);
  return <LaunchOfferBanner offer={offer} to={to} onDismiss={dismiss} />;
}
