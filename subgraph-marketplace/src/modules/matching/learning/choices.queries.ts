import { claimed } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase } from '../../../database';
import type { Choice, TermVector } from './choice-model';

const ShownRow = z.object({
  jobId: z.number(),
  place: z.number(),
  terms: claimed<TermVector>(),
  isChosen: z.boolean(),
});
type ShownRow = z.infer<typeof ShownRow>;

export type ChoicesQueries = ReturnType<typeof createChoicesQueries>;

export function createChoicesQueries({ reader }: MarketplaceDatabase) {
  return {
    /** Shifts whose booked professional was among those shown; cancelled bookings are no choice. */
    async since(from: Date): Promise<Choice[]> {
      const rows = await reader.rows(ShownRow)`
        SELECT s.job_id AS "jobId", s.place, s.terms, s.person_id = b.professional_id AS "isChosen"
        FROM candidate_showings s
        JOIN bookings b ON b.job_id = s.job_id AND b.cancelled_at IS NULL
        WHERE s.shown_at >= ${from}::timestamptz AND s.terms IS NOT NULL
          AND s.shown_at < b.created_at
          AND EXISTS (SELECT 1 FROM candidate_showings c
            WHERE c.job_id = s.job_id AND c.person_id = b.professional_id AND c.terms IS NOT NULL
              AND c.shown_at < b.created_at)
        ORDER BY s.job_id, s.place`;
      const choices = new Map<number, ShownRow[]>();
      for (const row of rows) choices.set(row.jobId, [...(choices.get(row.jobId) ?? []), row]);
      return [...choices]
        .map(([jobId, shown]) => ({ jobId, shown }))
        .filter(({ shown }) => shown.length > 1);
    },
  };
}
