export const MAX_TRIES = 5;
const FIRST_MS = 1_000;
const CAP_MS = 30_000;
const JITTER = 0.2;

/** Milliseconds before an attempt (from 1): 1, 2, 4, 8, 16 s, shortened by jitter to spread reconnects. */
export function reconnectDelay(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(FIRST_MS * 2 ** (attempt - 1), CAP_MS);
  return Math.round(full * (1 - JITTER * random()));
}
