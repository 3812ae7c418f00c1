import { useState } from 'react';
import { LAUNCH_CODE, mayClaimLaunchOffer, paths } from '@tbt/contracts';
import { now, useIsHydrated, useSession } from '@tbt/web-kit';
import { LaunchOfferBanner } from './launch-offer-banner';
import { promoDismissal } from './promo-dismissal';
import { useLaunchOffer } from './use-launch-offer';

/** The launch offer for those who could claim it, until dismissed, used up or failed to load. */
export function PromoBanner() {
  const { status, viewer } = useSession();
  const isHydrated = useIsHydrated();
  const [hasPressed, setDismissed] = useState(false);
  // The server shows it: most visitors have not dismissed it.
  const isDismissed = hasPressed || (isHydrated && promoDismissal.isSet());
  const isShown = status !== 'loading' && mayClaimLaunchOffer(viewer, now()) && !isDismissed;
  const offer = useLaunchOffer(isShown);
  if (!isShown) return null;
  const dismiss = () => {
    promoDismissal.set();
    setDismissed(true);
  };
  const to =
    viewer?.role === 'clinic'
      ? paths.claimPremium(LAUNCH_CODE)
      : paths.clinicRegistration({ code: LAUNCH_CODE });
  return <LaunchOfferBanner offer={offer} to={to} onDismiss={dismiss} />;
}
