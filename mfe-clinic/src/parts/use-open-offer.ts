import { mayClaimLaunchOffer } from '@tbt/contracts';
import { now, useAnswer, useSession } from '@tbt/web-kit';
import { LaunchOfferDocument } from '../generated/graphql';

export interface OpenOffer {
  /** Places left of the launch offer; null when the viewer cannot claim one, and while that is not known. */
  left: number | null;
  /** True until a visitor's answer has come. */
  isPending: boolean;
}

export function useOpenOffer(): OpenOffer {
  const { status, viewer } = useSession();
  const mayClaim = status !== 'loading' && mayClaimLaunchOffer(viewer, now());
  const answer = useAnswer(LaunchOfferDocument, mayClaim);
  const promotion = answer?.promotion;
  return {
    left: mayClaim && promotion?.isValid ? promotion.remaining : null,
    isPending: status === 'anonymous' && answer === undefined,
  };
}
