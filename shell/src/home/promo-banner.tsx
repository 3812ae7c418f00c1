import { useState } from 'react';
import { paths } from '@tbt/contracts';
import { useSeesPlanOffers } from '@tbt/web-kit';
import { LaunchOfferBanner } from './launch-offer-banner';
import { promoDismissal } from './promo-dismissal';
import { useLaunchOffer } from './use-launch-offer';

/** The launch offer over the hero, until it is put away, used up or cannot be checked. */
export function PromoBanner() {
  const [isDismissed, setDismissed] = useState(() => promoDismissal.isSet());
  const isShown = useSeesPlanOffers() && !isDismissed;
  const offer = useLaunchOffer(isShown);
  if (!isShown) return null;
  const dismiss = () => {
    promoDismissal.set();
    setDismissed(true);
  };
  return <LaunchOfferBanner offer={offer} to={paths.subscription('premium')} onDismiss={dismiss} />;
}
