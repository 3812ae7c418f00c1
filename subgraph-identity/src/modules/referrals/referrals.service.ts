import { randomInt } from 'node:crypto';
import { REFERRAL_TERMS, type ReferralLinkStatus } from '@tbt/contracts';
import { actingUserId, requireViewer, type Clock, type RequestInfo } from '@tbt/service-kit';
import type { IdentityTx } from '../../database';
import { announceGivenPlan } from '../subscriptions';
import type { User, UsersQueries } from '../users';
import type { ReferralsRepository } from './referrals.repository';

export type ReferralStatus = { code: string; joined: number; completed: number; daysGiven: number };

type Parts = { referrals: ReferralsRepository; users: UsersQueries; clock: Clock };

// Without letters and digits that look alike.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 10;
const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

const codeOf = (typed: string | null | undefined): string => typed?.trim().toLowerCase() ?? '';

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const isSameOffice = (one: User, other: User): boolean =>
  one.role === 'clinic' &&
  other.role === 'clinic' &&
  one.streetAddress !== null &&
  one.streetAddress === other.streetAddress &&
  one.postalCode === other.postalCode;

export function createReferralsService({ referrals, users, clock }: Parts) {
  /** Adds the days to a given plan that runs, whatever it is. */
  async function give(tx: IdentityTx, clinicId: number): Promise<boolean> {
    const clinic = await users.lock(tx, clinicId);
    if (clinic?.role !== 'clinic' || !clinic.isActive) return false;
    const at = clock.now();
    const { givenTier, givenUntil } = clinic;
    const running = givenTier && givenUntil && givenUntil > at ? { givenTier, givenUntil } : null;
    const tier = running?.givenTier ?? REFERRAL_TERMS.tier;
    const from = running?.givenUntil ?? at;
    const until = new Date(from.getTime() + REFERRAL_TERMS.days * DAY_MS);
    const after = await users.update(tx, clinic, { givenTier: tier, givenUntil: until });
    await announceGivenPlan(tx, after, 'plan_given', { tier, until }, at);
    return true;
  }

  async function reward(tx: IdentityTx, userId: number, referredBy: number): Promise<void> {
    const at = clock.now();
    const [one, other] = await users.byIds([userId, referredBy], tx);
    // The address may have come after the account.
    if (one && other && isSameOffice(one, other)) return;
    if (!(await give(tx, userId))) return;
    const since = new Date(at.getTime() - YEAR_MS);
    const referrer = await users.lock(tx, referredBy);
    if (referrer?.role !== 'clinic') return;
    if ((await referrals.rewardedSince(tx, referredBy, since)) >= REFERRAL_TERMS.rewardsAYear)
      return;
    if (await give(tx, referredBy)) await referrals.setRewarded(tx, userId, at);
  }

  return {
    /** @throws DomainError UNAUTHENTICATED. */
    mine: async (info: RequestInfo): Promise<ReferralStatus> => {
      const userId = actingUserId(requireViewer(info));
      const known = await referrals.byUser(userId);
      if (!known)
        await referrals.add({
          ...{ userId, code: newCode(), referredBy: null, createdAt: clock.now() },
        });
      const code = (known ?? (await referrals.byUser(userId)))?.code ?? '';
      const { joined, completed, rewarded } = await referrals.countsOf(userId);
      return { code, joined, completed, daysGiven: rewarded * REFERRAL_TERMS.days };
    },

    /** What the link would do for the one who follows it. */
    link: async (
      { viewer }: RequestInfo,
      typed: string,
    ): Promise<{ status: ReferralLinkStatus }> => {
      const found = await referrals.byCode(codeOf(typed));
      if (!found) return { status: 'unknown' };
      if (viewer && found.userId === actingUserId(viewer)) return { status: 'own' };
      const [referrer] = await users.byIds([found.userId]);
      if (!referrer?.isActive) return { status: 'ended' };
      if (!viewer) return { status: 'valid' };
      const joined = await referrals.byUser(actingUserId(viewer));
      return { status: joined?.referredBy === found.userId ? 'valid' : 'not_new' };
    },

    /** Of a new account. A code that is unknown, or that of the same office, is ignored. */
    join: async (tx: IdentityTx, user: User, code: string | null | undefined): Promise<void> => {
      const asked = codeOf(code);
      if (!asked) return;
      const link = await referrals.byCode(asked, tx);
      const [referrer] = link ? await users.byIds([link.userId], tx) : [];
      if (!referrer?.isActive || isSameOffice(referrer, user)) return;
      const { id: userId, createdAt } = user;
      await referrals.add({ userId, code: newCode(), referredBy: referrer.id, createdAt }, tx);
    },

    /** After a completed shift of both: once for each account that was referred. */
    shiftCompleted: async (tx: IdentityTx, userIds: readonly number[]): Promise<void> => {
      for (const { userId, referredBy } of await referrals.complete(tx, userIds, clock.now()))
        if (referredBy !== null) await reward(tx, userId, referredBy);
    },
  };
}

export type ReferralsService = ReturnType<typeof createReferralsService>;
