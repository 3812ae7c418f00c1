import { claimed } from '@tbt/service-kit';
import { MATCH_VERSION, MATCH_WEIGHTS, type MatchWeights } from '@tbt/contracts';
import { z } from 'zod';
import type { MarketplaceDatabase } from '../../database';
import { Prisma } from '../../generated/prisma/client';

export const MatchVersion = z.object({ version: z.number(), weights: claimed<MatchWeights>() });
export type MatchVersion = z.infer<typeof MatchVersion>;

/** Of the newest learned version; null before the first. */
export const LEARNED = {
  weights: Prisma.sql`(SELECT v.weights FROM match_versions v ORDER BY v.version DESC LIMIT 1)`,
  version: Prisma.sql`(SELECT max(v.version) FROM match_versions v)`,
} as const;

export type MatchVersionsQueries = ReturnType<typeof createMatchVersionsQueries>;

export function createMatchVersionsQueries({ prisma, reader }: MarketplaceDatabase) {
  return {
    async current(): Promise<MatchVersion> {
      const [newest] = await reader.rows(MatchVersion)`
        SELECT version, weights FROM match_versions ORDER BY version DESC LIMIT 1`;
      return newest ?? { version: Number(MATCH_VERSION), weights: MATCH_WEIGHTS };
    },

    /** @returns false for a version that another one has added. */
    async add({ version, weights }: MatchVersion, appliedAt: Date): Promise<boolean> {
      const data = [{ version, weights, appliedAt }];
      const { count } = await prisma.matchVersion.createMany({ data, skipDuplicates: true });
      return count > 0;
    },
  };
}
