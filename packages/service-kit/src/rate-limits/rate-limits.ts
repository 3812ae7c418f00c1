import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../errors/domain-error';

export type RateLimit = { points: number; durationSeconds: number };

export type RateLimitState = {
  remaining: number;
  /** Seconds until the window ends; 0 below the limit. */
  retryAfterSeconds: number;
};

export type RateLimits<N extends string> = {
  /** Uses its own connection: call it before a transaction, not inside. @throws DomainError RATE_LIMITED. */
  consume(name: N, key: string | number): Promise<void>;
  refund(name: N, key: string | number): Promise<void>;
  reset(name: N, key: string | number): Promise<void>;
  /** Reads the counter without consuming. */
  peek(name: N, key: string | number): Promise<RateLimitState>;
};

const secondsUp = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));

// E-mail addresses and the like never reach the table.
const hashed = (key: string | number): string =>
  createHash('sha256').update(String(key)).digest('base64url');

export function createRateLimits<N extends string>(options: {
  pool: Pool;
  limits: Record<N, RateLimit>;
}): RateLimits<N> {
  const { pool, limits } = options;
  const limiters = new Map<string, RateLimiterPostgres>();
  for (const [name, { points, durationSeconds }] of Object.entries<RateLimit>(limits)) {
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: durationSeconds,
    });
    limiters.set(name, limiter);
  }
  const limiterFor = (name: N): RateLimiterPostgres => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`There is no limit named ${name}`);
    return limiter;
  };
  return {
    consume: async (name, key) => {
      try {
        await limiterFor(name).consume(hashed(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw rateLimited(secondsUp(refusal.msBeforeNext));
      }
    },
    refund: async (name, key) => void (await limiterFor(name).reward(hashed(key))),
    reset: async (name, key) => void (await limiterFor(name).delete(hashed(key))),
    peek: async (name, key) => {
      const state = await limiterFor(name).get(hashed(key));
      const remaining = Math.max(0, state ? state.remainingPoints : limits[name].points);
      const retryAfterSeconds = state && remaining === 0 ? secondsUp(state.msBeforeNext) : 0;
      return { remaining, retryAfterSeconds };
    },
  };
}
