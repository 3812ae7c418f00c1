import { createRateLimits, type RateLimits } from '@tbt/service-kit';
import type { IdentityDatabase } from './database';

/** Points per window; the windows are fixed. */
export type LimitPoints = {
  /** Failed log-ins of one account in 15 minutes. */
  failedLogInsPerAccount: number;
  /** Failed log-ins from one address in 15 minutes. */
  failedLogInsPerAddress: number;
  /** Accounts created from one address in an hour. */
  accountsPerAddress: number;
};

export const DEFAULT_LIMIT_POINTS: LimitPoints = {
  failedLogInsPerAccount: 10,
  failedLogInsPerAddress: 30,
  accountsPerAddress: 60,
};

const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

type LimitName = 'log-in-account' | 'log-in-address' | 'account-address';

/** Callers without an address are services of our own and are not counted. */
export function createIdentityLimits(pool: IdentityDatabase['pool'], points: LimitPoints) {
  const counters: RateLimits<LimitName> = createRateLimits({
    pool,
    limits: {
      'log-in-account': {
        points: points.failedLogInsPerAccount,
        durationSeconds: QUARTER_HOUR_SECONDS,
      },
      'log-in-address': {
        points: points.failedLogInsPerAddress,
        durationSeconds: QUARTER_HOUR_SECONDS,
      },
      'account-address': { points: points.accountsPerAddress, durationSeconds: HOUR_SECONDS },
    },
  });

  return {
    /**
     * Every try counts as failed until it has succeeded, so that parallel tries cannot slip through.
     * @throws DomainError RATE_LIMITED.
     */
    beginLogIn: async (address: string | null, email: string): Promise<void> => {
      if (address !== null) await counters.consume('log-in-address', address);
      await counters.consume('log-in-account', email);
    },

    logInSucceeded: async (address: string | null, email: string): Promise<void> => {
      if (address !== null) await counters.refund('log-in-address', address);
      await counters.reset('log-in-account', email);
    },

    /** Counts the account that `create` makes; a failure counts nothing. */
    countAccount: async <T>(address: string | null, create: () => Promise<T>): Promise<T> => {
      if (address === null) return create();
      await counters.consume('account-address', address);
      try {
        return await create();
      } catch (error) {
        await counters.refund('account-address', address);
        throw error;
      }
    },
  };
}

export type IdentityLimits = ReturnType<typeof createIdentityLimits>;
