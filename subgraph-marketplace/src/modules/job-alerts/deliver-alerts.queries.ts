import type { AlertedShift, AlertFrequency, AlertMethod } from '@tbt/contracts';
import { claimed, IdRow, readerIn } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceTx } from '../../database';
import { isBlockedPair } from '../blocks';
import { Prisma } from '../../generated/prisma/client';
import { ALERT_MATCH, JOB_FACTS } from './alert-criteria.queries';

const DueAlert = z.object({
  id: z.number(),
  userId: z.number(),
  alertId: z.number(),
  method: claimed<AlertMethod>(),
  frequency: claimed<AlertFrequency>(),
});
const DueRow = DueAlert.extend({
  jobId: z.number(),
  role: claimed<AlertedShift['role']>(),
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  city: z.string(),
  province: z.string(),
  hourlyRate: z.string(),
  score: z.string(),
  reasons: z.array(z.string()),
});
/** A shift that still suits an alert. */
export type DueShift = z.infer<typeof DueAlert> & { shift: AlertedShift };

const BLOCKED = isBlockedPair(Prisma.sql`j.clinic_id`, Prisma.sql`n.user_id`);

/** Professionals with something due; the transaction holds them, and leaves out those that another one holds. */
export async function holdDuePeople(
  tx: MarketplaceTx,
  { now, limit }: { now: Date; limit: number },
): Promise<number[]> {
  const rows = await readerIn(tx).rows(IdRow)`
    SELECT p.id FROM people p WHERE p.id IN (
      SELECT n.user_id FROM job_alert_notifications n
      WHERE n.status = 'queued' AND n.due_at <= ${now}::timestamptz
      ORDER BY n.due_at LIMIT ${limit})
    ORDER BY p.id FOR NO KEY UPDATE SKIP LOCKED`;
  return rows.map(({ id }) => id);
}

export async function dueIds(
  tx: MarketplaceTx,
  userIds: readonly number[],
  now: Date,
): Promise<number[]> {
  const rows = await readerIn(tx).rows(IdRow)`
    SELECT n.id FROM job_alert_notifications n WHERE n.user_id = ANY(${[...userIds]}::int[])
    AND n.status = 'queued' AND n.due_at <= ${now}::timestamptz`;
  return rows.map(({ id }) => id);
}

/**
 * Compares again, with shift and alert as they are now: closed, booked, edited, paused, deleted, blocked,
 * of an own clinic or already applied to is left out. The shifts are held, so that none is booked before the commit. Best first.
 */
export async function stillSuiting(
  tx: MarketplaceTx,
  ids: readonly number[],
  now: Date,
): Promise<DueShift[]> {
  const rows = await readerIn(tx).rows(DueRow)`
    SELECT n.id, n.user_id AS "userId", a.id AS "alertId", a.notification_method AS method,
      a.frequency, j.id AS "jobId", j.role, j.date,
      j.start_time AS "startTime", j.end_time AS "endTime", j.city, j.province,
      j.hourly_rate::text AS "hourlyRate", ${ALERT_MATCH.score}::text AS score, ${ALERT_MATCH.reasons} AS reasons
    FROM job_alert_notifications n
    JOIN job_alerts a ON a.id = n.alert_preference_id AND a.is_active
    JOIN jobs j ON j.id = n.job_id
    CROSS JOIN LATERAL (SELECT ${JOB_FACTS}) job
    ${ALERT_MATCH.join}
    WHERE n.id = ANY(${[...ids]}::int[]) AND j.role = ANY(a.roles) AND ${ALERT_MATCH.fires}
      AND j.status = 'active' AND j.starts_at > ${now}::timestamptz
      AND EXISTS (SELECT FROM people p WHERE p.id = n.user_id AND p.is_active
        AND NOT j.clinic_id = ANY(p.clinic_ids))
      AND NOT ${BLOCKED}
      AND NOT EXISTS (
        SELECT FROM applications ap WHERE ap.job_id = j.id AND ap.applicant_id = n.user_id)
      AND NOT EXISTS (
        SELECT FROM job_alert_notifications told WHERE told.user_id = n.user_id
        AND told.job_id = n.job_id AND told.status IN ('sent', 'read', 'acted'))
    ORDER BY j.id FOR SHARE OF j`;
  const order = (row: DueShift) => Number(row.shift.score);
  return rows
    .map(({ id, userId, alertId, method, frequency, ...shift }) => ({
      ...{ id, userId, alertId, method, frequency, shift },
    }))
    .sort((a, b) => order(b) - order(a) || a.shift.date.localeCompare(b.shift.date) || a.id - b.id);
}

/** What is not sent is skipped until its shift changes again. */
export async function finishDue(
  tx: MarketplaceTx,
  {
    dueIds: due,
    sentIds,
    alertIds,
    now,
  }: { dueIds: readonly number[]; sentIds: number[]; alertIds: number[]; now: Date },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE job_alert_notifications n
    SET status = CASE WHEN n.id = ANY(${sentIds}::int[]) THEN 'sent' ELSE 'skipped' END,
      sent_at = CASE WHEN n.id = ANY(${sentIds}::int[]) THEN ${now}::timestamptz END
    WHERE n.id = ANY(${[...due]}::int[])`;
  await tx.$executeRaw`
    UPDATE job_alerts SET last_notified_at = ${now}::timestamptz WHERE id = ANY(${alertIds}::int[])`;
}
