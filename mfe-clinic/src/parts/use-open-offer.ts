import { LAUNCH_CODE, mayClaimLaunchOffer } from '@tbt/contracts';
import { now, useSession } from '@tbt/web-kit';
import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { LaunchOfferDocument } from '../generated/graphql';

/** Places left of the launch offer; null when the viewer cannot claim one. */
export function useOpenOffer(): number | null {
  const { status, viewer } = useSession();
  const mayClaim = status !== 'loading' && mayClaimLaunchOffer(viewer, now());
  const { data } = useQuery(
    LaunchOfferDocument,
    mayClaim ? { variables: { code: LAUNCH_CODE } } : skipToken,
  );
  return mayClaim && data?.promotion.isValid ? data.promotion.remaining : null;
}
