import type { SocialNetwork } from '@tbt/contracts';
import type { MarketplaceDatabase } from '../../database';
import type { StoredSocialAccount } from './social.types';

export type SocialRepository = ReturnType<typeof createSocialRepository>;

export function createSocialRepository({ prisma }: MarketplaceDatabase) {
  return {
    ofClinic: (clinicId: number): Promise<StoredSocialAccount[]> =>
      prisma.socialAccount.findMany({ where: { clinicId } }),

    /** A page that was connected before is replaced. */
    save: (account: StoredSocialAccount): Promise<StoredSocialAccount> => {
      const { clinicId, network, ...page } = account;
      return prisma.socialAccount.upsert({
        where: { clinicId_network: { clinicId, network } },
        create: account,
        update: page,
      });
    },

    /** Unless the page was disconnected or connected again in the meantime. @returns the page as it is now. */
    expire: async (
      { clinicId, network, sealedToken }: StoredSocialAccount,
      now: Date,
    ): Promise<StoredSocialAccount | null> => {
      await prisma.socialAccount.updateMany({
        where: { clinicId, network, sealedToken },
        data: { sealedToken: '', expiresAt: now },
      });
      return prisma.socialAccount.findUnique({
        where: { clinicId_network: { clinicId, network } },
      });
    },

    remove: async (clinicId: number, network: SocialNetwork): Promise<void> => {
      await prisma.socialAccount.deleteMany({ where: { clinicId, network } });
    },
  };
}
