import { useAnswer } from '@tbt/web-kit';
import { MarketSizeDocument } from '../generated/graphql';

/** Claimed minimum, also while unknown. */
const CLAIMED = { professionals: 50, clinics: 25 };

/** Rounded down to tens: 63 is 60, 1,274 is 1,270. */
const roundDown = (count: number): number => Math.floor(count / 10) * 10;

/** Lower bounds of professionals and clinics. */
export function useMarketSize(): typeof CLAIMED {
  const size = useAnswer(MarketSizeDocument)?.marketSize;
  if (!size) return CLAIMED;
  return {
    professionals: Math.max(CLAIMED.professionals, roundDown(size.professionals)),
    clinics: Math.max(CLAIMED.clinics, roundDown(size.clinics)),
  };
}
