import { readerIn, selectColumns } from '@tbt/service-kit';
import { z } from 'zod';
import type { Reading, Statements } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { JobTable, JobRow as Job } from '../../generated/tables';
import { isBlockedPair } from '../blocks';

type JobFacts = Pick<Job, 'id' | 'clinicId' | 'isPublic'> &
  Partial<Pick<Job, 'invitedIds' | 'partyIds'>>;
type JobBooking = Pick<Job, 'id' | 'clinicId' | 'bookingId' | 'bookingRevision' | 'isBooked'>;

/** A shift, and whether the sender and its clinic have blocked one another. */
export const JobForSender = Job.extend({ isBlocked: z.boolean() });
export type JobForSender = z.infer<typeof JobForSender>;

/** Adds what an event tells: once public or invited stays so, in any order of events. */
export async function addJobFacts(
  db: Statements,
  { id, clinicId, isPublic, invitedIds = [], partyIds = [] }: JobFacts,
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO jobs (id, clinic_id, is_public, invited_ids, party_ids)
    VALUES (${id}, ${clinicId}, ${isPublic}, ${invitedIds}::int[], ${partyIds}::int[])
    ON CONFLICT (id) DO UPDATE SET
      is_public = jobs.is_public OR EXCLUDED.is_public,
      invited_ids = ARRAY(SELECT unnest(jobs.invited_ids) UNION SELECT unnest(EXCLUDED.invited_ids)),
      party_ids = ARRAY(SELECT unnest(jobs.party_ids) UNION SELECT unnest(EXCLUDED.party_ids))`;
}

/** The newest revision of the newest booking counts, in any order of events. */
export async function setBooked(
  db: Statements,
  { id, bookingId, bookingRevision, isBooked }: Omit<JobBooking, 'clinicId'>,
): Promise<void> {
  await db.$executeRaw`
    UPDATE jobs SET booking_id = ${bookingId}, booking_revision = ${bookingRevision}, is_booked = ${isBooked}
    WHERE id = ${id} AND (booking_id, booking_revision) < (${bookingId}, ${bookingRevision})`;
}

export async function jobForSender(
  db: Reading,
  jobId: number,
  senderId: number,
): Promise<JobForSender | null> {
  const rows = await readerIn(db).rows(JobForSender)`
    SELECT ${selectColumns(JobTable)},
      ${isBlockedPair(senderId, Prisma.sql`clinic_id`)} AS "isBlocked"
    FROM jobs WHERE id = ${jobId}`;
  return rows[0] ?? null;
}
