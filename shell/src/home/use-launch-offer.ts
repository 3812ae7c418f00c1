import { useEffect, useState } from 'react';
import { LAUNCH_CODE } from '@tbt/contracts';
import { request } from '@tbt/web-kit';

type PromoCheck = { valid: boolean; remaining: number };

/** The launch offer; `remaining` is null until loaded. */
export type LaunchOffer = { isOpen: boolean; remaining: number | null };

const UNKNOWN: LaunchOffer = { isOpen: true, remaining: null };

let running: Promise<PromoCheck> | null = null;

/** One request for all who ask at the same time. */
function checkOffer(): Promise<PromoCheck> {
  running ??= request<PromoCheck>('GET', `/api/check-promo/${LAUNCH_CODE}`, undefined, {
    cache: 'no-store',
  })
    .catch((error: unknown) => {
      console.warn('The launch offer could not be checked', error);
      return { valid: false, remaining: 0 };
    })
    .finally(() => {
      running = null;
    });
  return running;
}

/** Loads the launch offer; a failure is logged and hides it. */
export function useLaunchOffer(isWanted: boolean): LaunchOffer {
  const [offer, setOffer] = useState(UNKNOWN);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    void checkOffer().then(({ valid, remaining }) => {
      if (!isLeft) setOffer({ isOpen: valid, remaining });
    });
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  return offer;
}
