import { useEffect, useState } from 'react';
import { LAUNCH_CODE } from '@tbt/contracts';
import { request } from '@tbt/web-kit';

type PromoCheck = { valid: boolean; remaining: number };

/** The launch offer; `remaining` is null until loaded. */
export type LaunchOffer = { isOpen: boolean; remaining: number | null };

const UNKNOWN: LaunchOffer = { isOpen: true, remaining: null };

/** Loads the launch offer; a failure is logged and hides it. */
export function useLaunchOffer(isWanted: boolean): LaunchOffer {
  const [offer, setOffer] = useState(UNKNOWN);
  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    request<PromoCheck>('GET', `/api/check-promo/${LAUNCH_CODE}`, undefined, {
      cache: 'no-store',
      signal: leaving.signal,
    })
      .then(({ valid, remaining }) => setOffer({ isOpen: valid, remaining }))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('The launch offer could not be checked', error);
        setOffer({ isOpen: false, remaining: null });
      });
    return () => leaving.abort();
  }, [isWanted]);
  return offer;
}
