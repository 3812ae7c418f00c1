import type { PublicationFailure } from '@tbt/contracts';
import type { MarketplaceDatabase } from '../../database';
import type { StoredPublication } from './social.types';

export type PublicationsRepository = ReturnType<typeof createPublicationsRepository>;
export type PublicationKey = Pick<StoredPublication, 'jobId' | 'network' | 'pageId'>;

/** A process that died while it asked the network leaves its row behind. */
export const ASKED_FOR_MS = 60_000;

export function createPublicationsRepository({ prisma }: MarketplaceDatabase) {
  return {
    ofJob: (jobId: number): Promise<StoredPublication[]> =>
      prisma.socialPublication.findMany({ where: { jobId } }),

    /** @returns whether this caller is the one to publish it: not there, and not on its way. */
    async claim(key: PublicationKey, clinicId: number, askedAt: Date): Promise<boolean> {
      const row = { ...key, clinicId, askedAt, state: 'sending' as const };
      const { count } = await prisma.socialPublication.createMany({
        data: [row],
        skipDuplicates: true,
      });
      if (count === 1) return true;
      const left = new Date(askedAt.getTime() - ASKED_FOR_MS);
      const again = await prisma.socialPublication.updateMany({
        where: { ...key, OR: [{ state: 'failed' }, { state: 'sending', askedAt: { lt: left } }] },
        data: { state: 'sending', reason: null, postId: null, askedAt },
      });
      return again.count === 1;
    },

    settle: (
      { jobId, network, pageId }: PublicationKey,
      result: { postId: string } | { failure: PublicationFailure },
    ): Promise<StoredPublication> =>
      prisma.socialPublication.update({
        where: { jobId_network_pageId: { jobId, network, pageId } },
        data:
          'postId' in result
            ? { state: 'published', postId: result.postId }
            : { state: 'failed', reason: result.failure },
      }),
  };
}
