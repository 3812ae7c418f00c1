import { CLOCK_AHEAD_ATTRIBUTE } from '@tbt/contracts';

let fixedAt: number | undefined;

/**
 * Fixes the time, in milliseconds since 1970: what a server rendered and its hydration take the same
 * one for now. Undefined lets it go on.
 */
export const fixClock = (at: number | undefined): void => {
  fixedAt = at;
};

/** Milliseconds the services' clock is ahead; 0 outside demonstrations and browsers. */
export function clockAheadMs(): number {
  if (typeof document === 'undefined') return 0;
  return Number(document.documentElement.getAttribute(CLOCK_AHEAD_ATTRIBUTE) ?? 0);
}

export const now = (): Date => new Date(fixedAt ?? Date.now() + clockAheadMs());
