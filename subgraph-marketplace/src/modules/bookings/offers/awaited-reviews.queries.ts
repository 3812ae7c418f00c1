import { readerIn } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceTx } from '../../../database';
import { Job } from '../../jobs';

/** An open application with what decides how long it waits. */
const OpenApplication = Job.pick({
  clinicId: true,
  role: true,
  province: true,
  date: true,
  startTime: true,
  endTime: true,
  startsAt: true,
}).extend({
  id: z.number(),
  expiresAt: z.date(),
  /** When its last rate was named. */
  offeredAt: z.date(),
  /** Of a series that is negotiated as one. */
  seriesId: z.number().nullable(),
});
export type OpenApplication = z.infer<typeof OpenApplication>;

/** Locked in the order of ids. */
export const lockOpenApplications = (tx: MarketplaceTx, applicantId: number, now: Date) =>
  readerIn(tx).rows(OpenApplication)`
    SELECT a.id, a.expires_at AS "expiresAt", j.clinic_id AS "clinicId", j.role, j.province, j.date,
      j.start_time AS "startTime", j.end_time AS "endTime", j.starts_at AS "startsAt",
      (SELECT max(r.created_at) FROM application_rounds r
        WHERE r.application_id = a.id) AS "offeredAt",
      (SELECT s.id FROM job_series s WHERE s.id = j.series_id AND s.is_taken_whole) AS "seriesId"
    FROM applications a JOIN jobs j ON j.id = a.job_id
    WHERE a.applicant_id = ${applicantId} AND a.status IN ('pending', 'countered')
      AND a.expires_at > ${now}::timestamptz
    ORDER BY a.id FOR UPDATE OF a`;

export async function saveDeadline(
  tx: MarketplaceTx,
  ids: readonly number[],
  { expiresAt, now }: { expiresAt: Date; now: Date },
): Promise<void> {
  await tx.application.updateMany({
    where: { id: { in: [...ids] } },
    data: { expiresAt, updatedAt: now },
  });
}
