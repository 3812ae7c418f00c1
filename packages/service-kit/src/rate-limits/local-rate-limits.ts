import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../errors/domain-error';
import type { RateLimit } from './rate-limits';

const MILLISECONDS = 1000;

export type LocalRateLimits<N extends string> = {
  /**
   * @param points - what this costs; 0 asks whether more was spent than there is.
   * @throws DomainError RATE_LIMITED when more is spent than there is.
   */
  consume(name: N, key: string | number, points?: number): Promise<void>;
};

/**
 * Counters of this process alone, for what is cheaper than a statement, such as passing signals.
 * Each copy of a service counts for itself.
 */
export function createLocalRateLimits<N extends string>(
  limits: Record<N, RateLimit>,
): LocalRateLimits<N> {
  const limiters = new Map<string, RateLimiterMemory>();
  for (const [name, { points, durationSeconds }] of Object.entries<RateLimit>(limits))
    limiters.set(
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: durationSeconds }),
    );
  return {
    consume: async (name, key, points = 1) => {
      try {
        await limiters.get(name)?.consume(String(key), points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw rateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / MILLISECONDS)));
      }
    },
  };
}
