import type { DismissalCounts, MatchWeights } from '@tbt/contracts';
import { readerIn, type Reader } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type { Subscriber } from './matching-plan';

export type KeptWeights = Subscriber & {
  weights: MatchWeights | null;
  dismissals: DismissalCounts;
};

export type WeightsQueries = ReturnType<typeof createWeightsQueries>;

export function createWeightsQueries({ reader }: MarketplaceDatabase) {
  return {
    /** With the plan that decides whether a clinic's apply. */
    async of(personId: number, db: Reader = reader): Promise<KeptWeights> {
      const rows = await readerIn(db).$queryRaw<KeptWeights[]>`
        SELECT w.weights, coalesce(w.dismissals, '{}') AS dismissals,
          p.subscription_tier AS "subscriptionTier",
          coalesce(p.subscription_status, 'free') AS "subscriptionStatus",
          p.subscription_ends_at AS "subscriptionEndsAt"
        FROM (SELECT ${personId}::int AS id) who LEFT JOIN people p ON p.id = who.id
        LEFT JOIN matching_weights w ON w.person_id = who.id`;
      const [row] = rows;
      if (!row) throw new Error('One row is asked for and none came');
      return row;
    },

    /** @param weights null restores the standard, without dismissals. */
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
