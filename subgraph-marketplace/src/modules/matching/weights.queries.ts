import type { DismissalCounts, MatchWeights } from '@tbt/contracts';
import { readerIn, type Reader, claimed } from '@tbt/service-kit';
import type { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { LEARNED } from './match-versions.queries';
import { Person } from '../people';

export const KeptWeights = Person.pick({
  subscriptionTier: true,
  subscriptionStatus: true,
  subscriptionEndsAt: true,
}).extend({
  weights: claimed<MatchWeights>().nullable(),
  /** Learned ones; null is version 1. */
  standardWeights: claimed<MatchWeights>().nullable(),
  dismissals: claimed<DismissalCounts>(),
});
export type KeptWeights = z.infer<typeof KeptWeights>;

export type WeightsQueries = ReturnType<typeof createWeightsQueries>;

export function createWeightsQueries({ reader }: MarketplaceDatabase) {
  return {
    /** With the plan that decides whether a clinic's apply. */
    async of(personId: number, db: Reader = reader): Promise<KeptWeights> {
      const rows = await readerIn(db).rows(KeptWeights)`
        SELECT w.weights, ${LEARNED.weights} AS "standardWeights", coalesce(w.dismissals, '{}') AS dismissals,
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
