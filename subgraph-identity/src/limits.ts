import {
  consumeWriteQuota,
  createLocalRateLimits,
  createRateLimits,
  rateLimited,
  type RateLimits,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase } from './database';

/** Points per fixed window. */
export type LimitPoints = {
  /** Per account in 15 minutes, counted separately for unknown callers, each session and each known browser. */
  failedLogInsPerAccount: number;
  /** In 15 minutes. */
  failedLogInsPerAddress: number;
  /** Per hour. */
  uploadsPerUser: number;
  /** Per minute and user. */
  writes: number;
  /** Per hour; attempts with a registered e-mail count too. */
  accountsPerAddress: number;
  /** Per hour. */
  waitlistPerAddress: number;
  /** New entries in a day, each of which is mailed. */
  waitlistMailsPerAddress: number;
  /** Mailed in a day. */
  invitationsPerClinic: number;
  /** Mailed to one e-mail in a day, by all clinics together. */
  invitationsPerEmail: number;
  /** Mailed one-time links per e-mail, hour and caller. */
  linksPerAccount: number;
  /** Mailed one-time links per hour. */
  linksPerAddress: number;
};

export const DEFAULT_LIMIT_POINTS: LimitPoints = {
  failedLogInsPerAccount: 10,
  failedLogInsPerAddress: 30,
  accountsPerAddress: 60,
  uploadsPerUser: 60,
  waitlistPerAddress: 60,
  waitlistMailsPerAddress: 20,
  invitationsPerClinic: 30,
  invitationsPerEmail: 5,
  writes: 120,
  linksPerAccount: 5,
  linksPerAddress: 30,
};

/** Callers without a known browser who may each request links for one e-mail. */
const STRANGERS = 4;
const QUARTER_HOUR_SECONDS = 15 * 60;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

type LimitName =
  | 'log-in-account'
  | 'log-in-known'
  | 'log-in-address'
  | 'account-address'
  | 'taken-address'
  | 'waitlist-address'
  | 'waitlist-mail'
  | 'invitation-clinic'
  | 'invitation-email'
  | 'upload-user'
  | 'writes'
  | 'link-account'
  | 'link-stranger'
  | 'link-address';

export type LogInAttempt = {
  email: string;
  address: string | null;
  /** The account's own session or a browser that was signed in to it; null for an unknown caller. */
  knownAs: string | null;
};

/** Callers without an address are internal services and are not counted. */
export function createIdentityLimits(pool: IdentityDatabase['pool'], points: LimitPoints) {
  const counters: RateLimits<LimitName> = createRateLimits({
    pool,
    limits: {
      'log-in-account': {
        points: points.failedLogInsPerAccount,
        durationSeconds: QUARTER_HOUR_SECONDS,
      },
      'log-in-known': {
        points: points.failedLogInsPerAccount,
        durationSeconds: QUARTER_HOUR_SECONDS,
      },
      'log-in-address': {
        points: points.failedLogInsPerAddress,
        durationSeconds: QUARTER_HOUR_SECONDS,
      },
      'account-address': { points: points.accountsPerAddress, durationSeconds: HOUR_SECONDS },
      'taken-address': { points: points.accountsPerAddress, durationSeconds: HOUR_SECONDS },
      'upload-user': { points: points.uploadsPerUser, durationSeconds: HOUR_SECONDS },
      'waitlist-address': { points: points.waitlistPerAddress, durationSeconds: HOUR_SECONDS },
      'waitlist-mail': { points: points.waitlistMailsPerAddress, durationSeconds: DAY_SECONDS },
      'invitation-clinic': { points: points.invitationsPerClinic, durationSeconds: DAY_SECONDS },
      'invitation-email': { points: points.invitationsPerEmail, durationSeconds: DAY_SECONDS },
      writes: { points: points.writes, durationSeconds: MINUTE_SECONDS },
      'link-account': { points: points.linksPerAccount, durationSeconds: HOUR_SECONDS },
      'link-stranger': {
        points: points.linksPerAccount * STRANGERS,
        durationSeconds: HOUR_SECONDS,
      },
      'link-address': { points: points.linksPerAddress, durationSeconds: HOUR_SECONDS },
    },
  });

  /** Addresses that this process has refused a log-in; only for these is the counter read in advance. */
  const refused = createLocalRateLimits({
    address: { points: Number.MAX_SAFE_INTEGER, durationSeconds: QUARTER_HOUR_SECONDS },
  });
  const consumeAddress = async (address: string): Promise<void> => {
    try {
      await counters.consume('log-in-address', address);
    } catch (error) {
      await refused.consume('address', address);
      throw error;
    }
  };

  // Unknown callers share the counters of account and address, so they cannot lock out the owner.
  const counterOf = ({ email, knownAs }: LogInAttempt): [LimitName, string] =>
    knownAs === null ? ['log-in-account', email] : ['log-in-known', knownAs];
  const addressOf = ({ address, knownAs }: LogInAttempt) => (knownAs === null ? address : null);

  /** Counted before it is sent; refunded unless `send` has made something new. */
  const countMail = async <T extends { isNew: boolean }>(
    keys: readonly [LimitName, string][],
    send: () => Promise<T>,
  ): Promise<T> => {
    const counted: [LimitName, string][] = [];
    let isSent = false;
    try {
      for (const key of keys) {
        await counters.consume(...key);
        counted.push(key);
      }
      const sent = await send();
      isSent = sent.isNew;
      return sent;
    } finally {
      if (!isSent) for (const key of counted) await counters.refund(...key);
    }
  };

  return {
    /**
     * Before any work: an address that is refused takes no place from others.
     * @param readKnownAs `knownAs` of the attempt; read at a refused address only.
     * @throws DomainError RATE_LIMITED.
     */
    refuseKnownFlood: async (
      address: string | null,
      readKnownAs: () => Promise<string | null>,
    ): Promise<void> => {
      if (address === null) return;
      if ((await refused.spent('address', address)) === 0) return;
      const shared = await counters.peek('log-in-address', address);
      if (shared.remaining > 0) return;
      const knownAs = await readKnownAs();
      const own = knownAs === null ? shared : await counters.peek('log-in-known', knownAs);
      if (own.remaining === 0) throw rateLimited(own.retryAfterSeconds);
    },

    /** Counted as failed up front, so that parallel attempts cannot bypass the limit. @throws DomainError RATE_LIMITED. */
    beginLogIn: async (attempt: LogInAttempt): Promise<void> => {
      const address = addressOf(attempt);
      if (address !== null) await consumeAddress(address);
      await counters.consume(...counterOf(attempt));
    },

    logInSucceeded: async (attempt: LogInAttempt): Promise<void> => {
      const address = addressOf(attempt);
      if (address !== null) await counters.refund('log-in-address', address);
      await counters.reset(...counterOf(attempt));
    },

    /** @throws DomainError RATE_LIMITED. */
    countUpload: (userId: number): Promise<void> => counters.consume('upload-user', String(userId)),

    /** A known entry mails no one. @throws DomainError RATE_LIMITED. */
    countWaitlist: async <T extends { isNew: boolean }>(
      { address, isKnown }: { address: string | null; isKnown: boolean },
      join: () => Promise<T>,
    ): Promise<T> => {
      if (address === null) return join();
      await counters.consume('waitlist-address', address);
      return isKnown ? join() : countMail([['waitlist-mail', address]], join);
    },

    /** Of a mail that a clinic has sent to an address of its choice. @throws DomainError RATE_LIMITED. */
    countInvitation: <T extends { isNew: boolean }>(
      { clinicId, email }: { clinicId: number; email: string },
      invite: () => Promise<T>,
    ): Promise<T> =>
      countMail(
        [
          ['invitation-clinic', String(clinicId)],
          ['invitation-email', email.toLowerCase()],
        ],
        invite,
      ),

    /** @throws DomainError UNAUTHENTICATED, RATE_LIMITED. */
    consumeWriteQuota: (info: RequestInfo): Promise<void> => consumeWriteQuota(counters, info),

    /** After a password reset by mail. */
    clearLogIns: (email: string): Promise<void> => counters.reset('log-in-account', email),

    /** Counts a link request whether or not the account exists. @throws DomainError RATE_LIMITED. */
    countLink: async ({ email, address, knownAs }: LogInAttempt): Promise<void> => {
      if (knownAs !== null) return counters.consume('link-account', knownAs);
      if (address !== null) await counters.consume('link-address', address);
      await counters.consume('link-account', `${email} ${address ?? ''}`);
      await counters.consume('link-stranger', email);
    },

    /** Counts a sign-up with a registered e-mail, which reveals the account. @throws DomainError RATE_LIMITED. */
    countTaken: async (address: string | null): Promise<void> => {
      if (address !== null) await counters.consume('taken-address', address);
    },

    /** Counts the account that `create` makes; failures are not counted. */
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
