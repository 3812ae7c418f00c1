import type { PushAnswer } from './post-push';
import type { PushEnd } from './push-metrics';

const SECOND_MS = 1_000;
/** Seconds to wait after each attempt; the last one repeats until the message expires. */
const STEPS_SECONDS = [10, 30, 120, 600, 1_200] as const;
const LAST_STEP_SECONDS = 1_200;

/** No answer, too many requests and failures of the service are tried again. */
export function pushEndOf({ status }: PushAnswer): Exclude<PushEnd, 'held_back'> {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'device_gone';
  return status === 0 || status === 408 || status === 429 || status >= 500
    ? 'postponed'
    : 'given_up';
}

/** Later where the service asks for it. @param attempts made so far. */
export function retryAt({ retryAfterSeconds }: PushAnswer, attempts: number, now: Date): Date {
  const step = STEPS_SECONDS[attempts - 1] ?? LAST_STEP_SECONDS;
  return new Date(now.getTime() + Math.max(step, retryAfterSeconds ?? 0) * SECOND_MS);
}
