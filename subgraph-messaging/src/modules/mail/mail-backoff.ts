const MINUTE_MS = 60_000;

/** Minutes to wait after each attempt: more than two days in total. */
const STEPS_MINUTES = [0.5, 2, 5, 15, 30, 60, 120, 240, 480, 960, 1440] as const;

/** Milliseconds; null after the last attempt. */
export function retryAfterMs(attempts: number): number | null {
  const minutes = STEPS_MINUTES[attempts - 1];
  return minutes === undefined ? null : minutes * MINUTE_MS;
}
