import type { MarketplaceTx } from '../../database';
import type { Clock } from '@tbt/service-kit';
import { Prisma } from '../../generated/prisma/client';
import { JOB_COLUMNS, toJob } from './jobs.queries';
import type { Job } from './jobs.types';

/** Shifts of `shifts` and all days of series that are booked whole. @param shifts statement with a column `job_id`. */
export const daysTakenWith = (shifts: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT job_id AS id FROM (${shifts}) shift
  UNION SELECT day.id FROM (${shifts}) shift JOIN jobs asked ON asked.id = shift.job_id
    JOIN job_series s ON s.id = asked.series_id AND s.is_taken_whole
    JOIN jobs day ON day.series_id = s.id`;

export type JobDays = ReturnType<typeof createJobDays>;

export const createJobDays = (clock: Clock) => ({
  /** Locks the shift and such days, by id, against bookings. */
  async lockTogether(tx: MarketplaceTx, jobId: number): Promise<Job[]> {
    const rows = await tx.$queryRaw<Job[]>`
      SELECT ${JOB_COLUMNS} FROM jobs j
      WHERE j.id IN (${daysTakenWith(Prisma.sql`SELECT ${jobId}::int AS job_id`)})
      ORDER BY j.id FOR SHARE OF j`;
    return rows.map((row) => toJob(row, clock.now()));
  },
});
