import type { Clock } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { JOB_COLUMNS, toJob, type JobRow } from './jobs.queries';
import { JOB_TRANSITIONS } from './job-transitions';
import type { Job } from './jobs.types';

const isUnanswered = (job: string): Prisma.Sql => Prisma.sql`NOT EXISTS (
  SELECT 1 FROM invitations i WHERE i.job_id = ${Prisma.raw(job)}.id AND i.status = 'pending')`;

export type JobPublication = ReturnType<typeof createJobPublication>;

/** How a shift that chosen people are asked about first comes on the public list. */
export function createJobPublication(clock: Clock) {
  const jobsOf = (rows: JobRow[]) => rows.map((row) => toJob(row, clock.now()));

  return {
    /** Takes a shift, held by this transaction, off the public list until `publishesAt`. */
    async hideUntil(tx: MarketplaceTx, job: Job, publishesAt: Date): Promise<Job> {
      const status = JOB_TRANSITIONS.invite.to;
      await tx.$executeRaw`
        UPDATE jobs SET status = ${status}, publishes_at = ${publishesAt} WHERE id = ${job.id}`;
      return { ...job, status, publishesAt };
    },

    /** Publishes shifts, held by this transaction, that nobody invited to them can take any more. */
    async publishUnanswered(tx: MarketplaceTx, ids: readonly number[]): Promise<Job[]> {
      const rows = await tx.$queryRaw<JobRow[]>`
        UPDATE jobs j SET status = ${JOB_TRANSITIONS.publish.to}
        WHERE j.id = ANY(${[...ids]}::int[]) AND j.status = ANY(${[...JOB_TRANSITIONS.publish.from]}::text[])
          AND ${isUnanswered('j')} RETURNING ${JOB_COLUMNS}`;
      return jobsOf(rows);
    },

    /**
     * Publishes up to `limit` shifts whose time has come, or whose invitations all ended with something
     * else; those somebody is booking are left.
     */
    async publishDue(tx: MarketplaceTx, limit: number): Promise<Job[]> {
      const rows = await tx.$queryRaw<JobRow[]>`
        UPDATE jobs j SET status = ${JOB_TRANSITIONS.publish.to} WHERE j.id IN (
          SELECT due.id FROM jobs due WHERE due.status = 'invited'
          AND (due.publishes_at <= ${clock.now()} OR ${isUnanswered('due')})
          ORDER BY due.id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
        RETURNING ${JOB_COLUMNS}`;
      return jobsOf(rows);
    },

    /** Holds up to `limit` shifts with invitations past their end. @returns their ids. */
    async lockWithOverdue(tx: MarketplaceTx, limit: number): Promise<number[]> {
      const rows = await tx.$queryRaw<{ id: number }[]>`
        SELECT j.id FROM jobs j WHERE j.id IN (
          SELECT i.job_id FROM invitations i
          WHERE i.status = 'pending' AND i.expires_at <= ${clock.now()})
        ORDER BY j.id LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
      return rows.map(({ id }) => id);
    },

    /** Holds the shift of an invitation. */
    async lockOfInvitation(tx: MarketplaceTx, invitationId: number): Promise<Job | null> {
      const rows = await tx.$queryRaw<JobRow[]>`
        SELECT ${JOB_COLUMNS} FROM jobs j
        JOIN invitations i ON i.job_id = j.id WHERE i.id = ${invitationId}
        FOR UPDATE OF j`;
      return jobsOf(rows)[0] ?? null;
    },
  };
}
