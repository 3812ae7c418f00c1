import { useQuery } from '@tbt/web-kit';
import { MarketSizeDocument } from '../generated/graphql';

/** What the site claims while it is smaller, or does not know. */
const CLAIMED = { professionals: 50, clinics: 25 };

/** Rounded down to its first two digits: 63 is 63, 1,274 is 1,200. */
const roundDown = (count: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  return Math.floor(count / step) * step;
};

/** How many professionals and clinics there are at least. */
export function useMarketSize(): typeof CLAIMED {
  const { data } = useQuery(MarketSizeDocument);
  const size = data?.marketSize;
  if (!size) return CLAIMED;
  return {
    professionals: Math.max(CLAIMED.professionals, roundDown(size.professionals)),
    clinics: Math.max(CLAIMED.clinics, roundDown(size.clinics)),
  };
}
