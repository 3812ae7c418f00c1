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

    remove: async (clinicId: number, network: SocialNetwork): Promise<void> => {
      await prisma.socialAccount.deleteMany({ where: { clinicId, network } });
    },
  };
}
