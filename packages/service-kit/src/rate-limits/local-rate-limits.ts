import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../errors/domain-error';
import type { RateLimit, RateLimits } from './rate-limits';

const MILLISECONDS = 1000;

/**
 * Counters of this process alone, for what is cheaper than a statement, such as passing signals.
 * Each copy of a service counts for itself.
 */
export function createLocalRateLimits<N extends string>(
  limits: Record<N, RateLimit>,
): Pick<RateLimits<N>, 'consume'> {
  const limiters = new Map<string, RateLimiterMemory>();
  for (const [name, { points, durationSeconds }] of Object.entries<RateLimit>(limits))
    limiters.set(
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: durationSeconds }),
    );
  return {
    consume: async (name, key) => {
      try {
        await limiters.get(name)?.consume(String(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw rateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / MILLISECONDS)));
      }
    },
  };
}
