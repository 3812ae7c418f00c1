import { LAUNCH_CODE, mayClaimLaunchOffer } from '@tbt/contracts';
import { now, useSession } from '@tbt/web-kit';
import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { LaunchOfferDocument } from '../../generated/graphql';

/** Places left of the launch offer: null when it is not open to the viewer's clinic, undefined while it loads. */
export function usePlacesLeft(): number | null | undefined {
  const { status, viewer } = useSession();
  const mayClaim = status !== 'loading' && mayClaimLaunchOffer(viewer, now());
  const { data, loading } = useQuery(
    LaunchOfferDocument,
    mayClaim ? { variables: { code: LAUNCH_CODE } } : skipToken,
  );
  if (!mayClaim) return null;
  if (loading && !data) return undefined;
  return data?.promotion.isValid ? data.promotion.remaining : null;
}
