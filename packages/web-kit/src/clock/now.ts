import { CLOCK_AHEAD_ATTRIBUTE } from '@tbt/contracts';

/** Milliseconds the services' clock is ahead; 0 outside demonstrations and browsers. */
export function clockAheadMs(): number {
  if (typeof document === 'undefined') return 0;
  return Number(document.documentElement.getAttribute(CLOCK_AHEAD_ATTRIBUTE) ?? 0);
}

/** The current time by the services' clock. */
export const now = (): Date => new Date(Date.now() + clockAheadMs());
