import { mayClaimLaunchOffer } from '@tbt/contracts';
import { now, useAnswer, useSession } from '@tbt/web-kit';
import { LaunchOfferDocument } from '../generated/graphql';

/** Places left of the launch offer; null when the viewer cannot claim one. */
export function useOpenOffer(): number | null {
  const { status, viewer } = useSession();
  const mayClaim = status !== 'loading' && mayClaimLaunchOffer(viewer, now());
  const promotion = useAnswer(LaunchOfferDocument, mayClaim)?.promotion;
  return mayClaim && promotion?.isValid ? promotion.remaining : null;
}
