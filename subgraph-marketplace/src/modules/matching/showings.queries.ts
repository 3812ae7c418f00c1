import type { MarketplaceDatabase } from '../../database';
import type { TermVector } from './learning/choice-model';

export type Showing = { jobId: number; place: number; personId: number; terms: TermVector };

export type ShowingsQueries = ReturnType<typeof createShowingsQueries>;

export function createShowingsQueries({ prisma }: MarketplaceDatabase) {
  return {
    /** The first look at a rank wins. */
    async note(showings: readonly Showing[], now: Date): Promise<void> {
      if (showings.length === 0) return;
      await prisma.$executeRaw`
        INSERT INTO candidate_showings (job_id, place, person_id, shown_at, terms)
        SELECT "jobId", place, "personId", ${now}::timestamptz, terms
        FROM jsonb_to_recordset(${JSON.stringify(showings)}::jsonb)
          AS shown("jobId" int, place int, "personId" int, terms jsonb)
        ORDER BY "jobId", place ON CONFLICT DO NOTHING`;
    },
  };
}
