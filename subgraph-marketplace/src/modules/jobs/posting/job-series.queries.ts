import { readerIn } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceTx } from '../../../database';
import { type Job, JobSeries } from '../jobs.types';

const HeldSeries = JobSeries.extend({ dates: z.array(z.string()), isBooked: z.boolean() });
type HeldSeries = z.infer<typeof HeldSeries>;

export type JobSeriesQueries = ReturnType<typeof createJobSeriesQueries>;

export function createJobSeriesQueries() {
  const insert = (
    tx: MarketplaceTx,
    series: Omit<JobSeries, 'id'> & { createdAt: Date },
  ): Promise<JobSeries> =>
    tx.jobSeries.create({
      data: series,
      select: { id: true, clinicId: true, isTakenWhole: true },
    });

  return {
    insert,

    /** Starts a series for a single shift. Locks the series. */
    async ofJob(tx: MarketplaceTx, job: Job, createdAt: Date): Promise<HeldSeries> {
      if (job.seriesId === null) {
        const made = await insert(tx, { clinicId: job.clinicId, isTakenWhole: false, createdAt });
        await tx.job.update({ where: { id: job.id }, data: { seriesId: made.id } });
        return { ...made, dates: [job.date], isBooked: false };
      }
      await tx.$executeRaw`SELECT 1 FROM job_series WHERE id = ${job.seriesId} FOR UPDATE`;
      const rows = await readerIn(tx).rows(HeldSeries)`
        SELECT s.id, s.clinic_id AS "clinicId", s.is_taken_whole AS "isTakenWhole",
          array_agg(j.date) AS dates, bool_or(j.status = 'booked') AS "isBooked"
        FROM job_series s JOIN jobs j ON j.series_id = s.id AND j.status <> 'closed'
        WHERE s.id = ${job.seriesId} GROUP BY s.id`;
      const [found] = rows;
      return (
        found ?? {
          id: job.seriesId,
          clinicId: job.clinicId,
          isTakenWhole: false,
          dates: [],
          isBooked: false,
        }
      );
    },
  };
}
