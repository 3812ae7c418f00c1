import type { MarketplaceDatabase } from '../../database';

export type Showing = { jobId: number; place: number; personId: number };

export type ShowingsQueries = ReturnType<typeof createShowingsQueries>;

export function createShowingsQueries({ prisma }: MarketplaceDatabase) {
  return {
    /** The first look at a rank wins. */
    async note(showings: readonly Showing[], now: Date): Promise<void> {
      if (showings.length === 0) return;
      await prisma.$executeRaw`
        INSERT INTO candidate_showings (job_id, place, person_id, shown_at)
        SELECT job_id, place, person_id, ${now}::timestamptz FROM unnest(${showings.map(({ jobId }) => jobId)}::int[],
          ${showings.map(({ place }) => place)}::int[],
          ${showings.map(({ personId }) => personId)}::int[]) AS shown(job_id, place, person_id)
        ORDER BY job_id, place ON CONFLICT DO NOTHING`;
    },
  };
}
