import { claimed, readerIn } from '@tbt/service-kit';
import type { Reader } from '@tbt/service-kit';
import { z } from 'zod';
import { Prisma } from '../../../generated/prisma/client';
import { Job } from '../../jobs';
import { isAt, type AtLocation } from '../../locations';
import { isUnverifiedFor, type Candidate } from '../../people';

/** That waits for the clinic, with what decides whether it can be accepted yet. */
const PendingApplication = Job.pick({
  clinicId: true,
  role: true,
  province: true,
  date: true,
  startTime: true,
  endTime: true,
}).extend({ jobId: z.number(), applicant: claimed<Candidate>() });

export type PendingCount = { jobId: number; count: number };

/** These shifts, or the clinic's open ones. */
type Shifts = { jobIds: readonly number[] } | { clinicId: number; at: AtLocation };

/** By shift, without those that wait for a verification; shifts that none waits for are left out. */
export async function pendingCounts(
  reader: Reader,
  shifts: Shifts,
  now: Date,
): Promise<PendingCount[]> {
  const ofShifts =
    'jobIds' in shifts
      ? Prisma.sql`a.job_id = ANY(${[...shifts.jobIds]}::int[])`
      : Prisma.sql`j.clinic_id = ${shifts.clinicId} AND ${isAt(shifts.at)}
          AND j.status IN ('invited', 'active') AND j.starts_at > ${now}::timestamptz`;
  const pending = await readerIn(reader).rows(PendingApplication)`
    SELECT a.job_id AS "jobId", j.clinic_id AS "clinicId", j.role, j.province, j.date,
      j.start_time AS "startTime", j.end_time AS "endTime", json_build_object('role', p.role,
        'isVerified', coalesce(p.is_verified, false), 'licences', coalesce(p.licences, '[]'),
        'clinicIds', coalesce(p.clinic_ids, '{}')) AS applicant
    FROM applications a JOIN jobs j ON j.id = a.job_id LEFT JOIN people p ON p.id = a.applicant_id
    WHERE ${ofShifts} AND a.status = 'pending'
      AND a.job_revision >= j.terms_revision AND a.expires_at > ${now}::timestamptz`;
  const counts = new Map<number, number>();
  for (const { jobId, applicant, ...shift } of pending)
    if (!isUnverifiedFor(applicant, shift)) counts.set(jobId, (counts.get(jobId) ?? 0) + 1);
  return [...counts].map(([jobId, count]) => ({ jobId, count }));
}
