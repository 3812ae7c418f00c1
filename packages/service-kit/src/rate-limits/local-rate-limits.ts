import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../errors/domain-error';
import type { RateLimit } from './rate-limits';

const MILLISECONDS = 1000;

export type LocalRateLimits<N extends string> = {
  /** @param points cost; 0 only checks the limit. @throws DomainError RATE_LIMITED when it is exceeded. */
  consume(name: N, key: string | number, points?: number): Promise<void>;
  /** Points of the current window. */
  spent(name: N, key: string | number): Promise<number>;
};

/** Per-process counters, for work that is cheaper than a statement. */
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
    spent: async (name, key) => (await limiters.get(name)?.get(String(key)))?.consumedPoints ?? 0,
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
