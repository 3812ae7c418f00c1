import type { IdentityDatabase, IdentityTx } from '../../database';
import type { Prisma } from '../../generated/prisma/client';

export type Referral = Prisma.ReferralModel;
export type ReferralCounts = { joined: number; completed: number; rewarded: number };

export const createReferralsRepository = ({ prisma }: IdentityDatabase) => ({
  byUser: (userId: number): Promise<Referral | null> =>
    prisma.referral.findUnique({ where: { userId } }),

  byCode: (code: string, tx: Pick<IdentityTx, 'referral'> = prisma): Promise<Referral | null> =>
    tx.referral.findUnique({ where: { code } }),

  add: async (
    row: Pick<Referral, 'userId' | 'code' | 'referredBy' | 'createdAt'>,
    tx: Pick<IdentityTx, 'referral'> = prisma,
  ): Promise<void> => {
    await tx.referral.createMany({ data: [row], skipDuplicates: true });
  },

  /** Those of the users who were referred and had no completed shift yet; marks them. */
  complete: (tx: IdentityTx, userIds: readonly number[], at: Date): Promise<Referral[]> =>
    tx.referral.updateManyAndReturn({
      where: { userId: { in: [...userIds] }, referredBy: { not: null }, completedAt: null },
      data: { completedAt: at },
    }),

  rewardedSince: (tx: IdentityTx, referredBy: number, since: Date): Promise<number> =>
    tx.referral.count({ where: { referredBy, rewardedAt: { gt: since } } }),

  setRewarded: async (tx: IdentityTx, userId: number, rewardedAt: Date): Promise<void> => {
    await tx.referral.update({ where: { userId }, data: { rewardedAt } });
  },

  countsOf: async (referredBy: number): Promise<ReferralCounts> => {
    const { _count } = await prisma.referral.aggregate({
      where: { referredBy },
      _count: { _all: true, completedAt: true, rewardedAt: true },
    });
    const { _all: joined, completedAt: completed, rewardedAt: rewarded } = _count;
    return { joined, completed, rewarded };
  },
});

export type ReferralsRepository = ReturnType<typeof createReferralsRepository>;
