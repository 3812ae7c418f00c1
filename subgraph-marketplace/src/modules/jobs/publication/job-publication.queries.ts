import { readerIn, IdRow } from '@tbt/service-kit';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import { Prisma } from '../../../generated/prisma/client';
import { JOB_COLUMNS, toJob } from '../job-columns.queries';
import { JOB_TRANSITIONS } from '../job-transitions';
import { Job } from '../jobs.types';

const isUnanswered = (job: string): Prisma.Sql => Prisma.sql`NOT EXISTS (
  SELECT 1 FROM invitations i WHERE i.job_id = ${Prisma.raw(job)}.id AND i.status = 'pending')`;

/** A clinic with a long overdue invoice publishes nothing until it is cleared. */
const mayPost = (job: string): Prisma.Sql => Prisma.sql`NOT EXISTS (
  SELECT 1 FROM people p
  WHERE p.id = ${Prisma.raw(job)}.clinic_id AND p.posting_blocked_at IS NOT NULL)`;

export type JobPublication = ReturnType<typeof createJobPublication>;

export function createJobPublication(clock: Clock) {
  const jobsOf = (rows: Job[]) => rows.map((row) => toJob(row, clock.now()));

  return {
    /** The transaction holds the shift. */
    async hideUntil(tx: MarketplaceTx, job: Job, publishesAt: Date): Promise<Job> {
      const status = JOB_TRANSITIONS.invite.to;
      await tx.$executeRaw`
        UPDATE jobs SET status = ${status}, publishes_at = ${publishesAt} WHERE id = ${job.id}`;
      return { ...job, status, publishesAt };
    },

    /** Shifts without a pending invitation left; the transaction holds them. */
    async publishUnanswered(tx: MarketplaceTx, ids: readonly number[]): Promise<Job[]> {
      const rows = await readerIn(tx).rows(Job)`
        UPDATE jobs j SET status = ${JOB_TRANSITIONS.publish.to}
        WHERE j.id = ANY(${[...ids]}::int[]) AND j.status = ANY(${[...JOB_TRANSITIONS.publish.from]}::text[])
          AND ${isUnanswered('j')} AND ${mayPost('j')} RETURNING ${JOB_COLUMNS}`;
      return jobsOf(rows);
    },

    /** Due shifts, or shifts whose invitations all ended; skips locked rows. */
    async publishDue(tx: MarketplaceTx, limit: number): Promise<Job[]> {
      const rows = await readerIn(tx).rows(Job)`
        UPDATE jobs j SET status = ${JOB_TRANSITIONS.publish.to} WHERE j.id IN (
          SELECT due.id FROM jobs due WHERE due.status = 'invited'
          AND (due.publishes_at <= ${clock.now()} OR ${isUnanswered('due')})
          AND ${mayPost('due')}
          ORDER BY due.id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
        RETURNING ${JOB_COLUMNS}`;
      return jobsOf(rows);
    },

    /** Shifts with overdue invitations. @returns their ids. */
    async lockWithOverdue(tx: MarketplaceTx, limit: number): Promise<number[]> {
      const rows = await readerIn(tx).rows(IdRow)`
        SELECT j.id FROM jobs j WHERE j.id IN (
          SELECT i.job_id FROM invitations i
          WHERE i.status = 'pending' AND i.expires_at <= ${clock.now()})
        ORDER BY j.id LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
      return rows.map(({ id }) => id);
    },

    async lockOfInvitation(tx: MarketplaceTx, invitationId: number): Promise<Job | null> {
      const rows = await readerIn(tx).rows(Job)`
        SELECT ${JOB_COLUMNS} FROM jobs j
        JOIN invitations i ON i.job_id = j.id WHERE i.id = ${invitationId}
        FOR UPDATE OF j`;
      return jobsOf(rows)[0] ?? null;
    },
  };
}
