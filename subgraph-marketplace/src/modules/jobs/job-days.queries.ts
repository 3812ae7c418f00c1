import { readerIn } from '@tbt/service-kit';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { JOB_COLUMNS, toJob } from './job-columns.queries';
import { Job } from './jobs.types';

export type JobDays = ReturnType<typeof createJobDays>;

export const createJobDays = (clock: Clock) => ({
  /** Locks the shift and all days of its series if that is booked whole, by id. */
  async lockJobDays(
    tx: MarketplaceTx,
    jobId: number,
    purpose: 'to book' | 'against bookings' = 'against bookings',
  ): Promise<Job[]> {
    const rows = await readerIn(tx).rows(Job)`
      SELECT ${JOB_COLUMNS} FROM jobs j
      WHERE j.id IN (SELECT ${jobId}::int UNION SELECT day.id FROM jobs asked
        JOIN job_series s ON s.id = asked.series_id AND s.is_taken_whole
        JOIN jobs day ON day.series_id = s.id WHERE asked.id = ${jobId})
      ORDER BY j.id ${Prisma.raw(purpose === 'to book' ? 'FOR UPDATE' : 'FOR SHARE')} OF j`;
    return rows.map((row) => toJob(row, clock.now()));
  },
});
