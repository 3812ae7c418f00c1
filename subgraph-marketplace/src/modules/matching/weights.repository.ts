import type { MatchWeights } from '@tbt/contracts';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';

export type WeightsRepository = ReturnType<typeof createWeightsRepository>;

export function createWeightsRepository({ reader }: MarketplaceDatabase) {
  return {
    async of(personId: number): Promise<MatchWeights | null> {
      const rows = await reader.$queryRaw<{ weights: MatchWeights }[]>`
        SELECT weights FROM matching_weights WHERE person_id = ${personId}`;
      return rows[0]?.weights ?? null;
    },

    /** @param weights null forgets them: the standard ones count. */
    async set(
      tx: MarketplaceTx,
      personId: number,
      weights: MatchWeights | null,
      now: Date,
    ): Promise<void> {
      if (!weights) {
        await tx.$executeRaw`DELETE FROM matching_weights WHERE person_id = ${personId}`;
        return;
      }
      await tx.$executeRaw`
        INSERT INTO matching_weights (person_id, weights, updated_at)
        VALUES (${personId}, ${JSON.stringify(weights)}::jsonb, ${now}::timestamptz)
        ON CONFLICT (person_id) DO UPDATE SET weights = EXCLUDED.weights, updated_at = EXCLUDED.updated_at`;
    },
  };
}
