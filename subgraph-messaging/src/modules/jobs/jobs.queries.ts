import { readerIn, selectColumns } from '@tbt/service-kit';
import type { Reading, Statements } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { JobTable, type JobRow as Job } from '../../generated/tables';
import { isBlockedPair } from '../blocks';

/** A shift, and whether the sender and its clinic have blocked one another. */
export type JobForSender = Job & { isBlocked: boolean };

/** Adds what an event tells: once public or invited stays so, in any order of events. */
export async function addJobFacts(
  db: Statements,
  { id, clinicId, isPublic, invitedIds }: Job,
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO jobs (id, clinic_id, is_public, invited_ids)
    VALUES (${id}, ${clinicId}, ${isPublic}, ${invitedIds}::int[])
    ON CONFLICT (id) DO UPDATE SET
      is_public = jobs.is_public OR EXCLUDED.is_public,
      invited_ids = ARRAY(SELECT unnest(jobs.invited_ids) UNION SELECT unnest(EXCLUDED.invited_ids))`;
}

export async function jobForSender(
  db: Reading,
  jobId: number,
  senderId: number,
): Promise<JobForSender | null> {
  const rows = await readerIn(db).$queryRaw<JobForSender[]>`
    SELECT ${selectColumns(JobTable)},
      ${isBlockedPair(senderId, Prisma.sql`clinic_id`)} AS "isBlocked"
    FROM jobs WHERE id = ${jobId}`;
  return rows[0] ?? null;
}
