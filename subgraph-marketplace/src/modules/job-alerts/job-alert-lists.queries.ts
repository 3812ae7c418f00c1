import type { JobAlertCriteria, JobAlertMark } from '@tbt/contracts';
import { readerIn, selectColumns } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { JobAlertNotificationTable } from '../../generated/tables';
import { blockedWith } from '../blocks';
import { placeKey } from '../places';
import { ALERT_MATCH, JOB_FACTS } from './alert-criteria.queries';
import { type AlertHome, JobAlertNotification } from './job-alerts.types';

const SHIFT = Prisma.sql`(
  SELECT jsonb_build_object('role', j.role, 'city', j.city, 'date', j.date)
  FROM jobs j WHERE j.id = n.job_id)`;
const OMIT = { dueAt: true, createdAt: true } as const;
const COLUMNS = Prisma.sql`
  ${selectColumns(JobAlertNotificationTable, { as: 'n', omit: OMIT })}, ${SHIFT} AS shift`;
const IS_SENT = Prisma.sql`n.status IN ('sent', 'read', 'acted')`;

/** Criteria that are not stored, as the row of an alert. */
function unsavedAlert(criteria: JobAlertCriteria, { latitude, longitude }: AlertHome): Prisma.Sql {
  const { provinces, cities, minHourlyRate, maxTravelDistance } = criteria;
  return Prisma.sql`(SELECT ${provinces}::text[] AS provinces,
    ${cities.map(placeKey)}::text[] AS city_keys,
    ${minHourlyRate}::numeric AS min_hourly_rate, ${maxTravelDistance}::int AS max_travel_distance,
    ${criteria.jobTypes}::text[] AS job_types, ${criteria.availability}::text[] AS availability,
    ${latitude}::float8 AS latitude, ${longitude}::float8 AS longitude) a`;
}

const PreviewRow = z.object({ count: z.number(), jobIds: z.array(z.number()).nullable() });

export function createJobAlertLists({ reader }: MarketplaceDatabase) {
  return {
    /** Open shifts that an alert with these criteria would find now, the best first. */
    async preview(
      userId: number,
      criteria: JobAlertCriteria,
      { home, now, limit }: { home: AlertHome; now: Date; limit: number },
    ): Promise<{ count: number; jobIds: number[] }> {
      const [row] = await reader.rows(PreviewRow)`
        SELECT count(*)::int AS count,
          (array_agg(found.id ORDER BY found.score DESC, found.starts_at, found.id))[1:${limit}::int] AS "jobIds"
        FROM (
          SELECT job.id, job.starts_at, ${ALERT_MATCH.score} AS score
          FROM ${unsavedAlert(criteria, home)}
          JOIN (SELECT j.id, j.starts_at, ${JOB_FACTS} FROM jobs j
            WHERE j.status = 'active' AND j.starts_at > ${now}::timestamptz
            AND j.role = ANY(${criteria.roles}::text[])
            AND j.clinic_id NOT IN ${blockedWith(userId)}
            AND NOT EXISTS (SELECT FROM people p
              WHERE p.id = ${userId} AND j.clinic_id = ANY(p.clinic_ids))) job ON true
          ${ALERT_MATCH.join}
          WHERE ${ALERT_MATCH.fires}) found`;
      return { count: row?.count ?? 0, jobIds: row?.jobIds ?? [] };
    },

    /** Newest first, one more than asked for. */
    history: (
      userId: number,
      { limit, beforeId }: { limit: number; beforeId: number | null },
    ) => reader.rows(JobAlertNotification)`
      SELECT ${COLUMNS} FROM job_alert_notifications n
      WHERE n.user_id = ${userId} AND ${IS_SENT} AND n.id < ${beforeId ?? 2_147_483_647}::int
      ORDER BY n.id DESC LIMIT ${limit + 1}`,

    /** Idempotent; acting reads. @returns null for one that the professional does not have. */
    async mark(
      tx: MarketplaceTx,
      own: { id: number; userId: number },
      mark: JobAlertMark,
      at: Date,
    ): Promise<JobAlertNotification | null> {
      const isActed = mark === 'acted';
      const rows = await readerIn(tx).rows(JobAlertNotification)`
        UPDATE job_alert_notifications n
        SET read_at = coalesce(n.read_at, ${at}::timestamptz),
          action_taken_at = CASE WHEN ${isActed} THEN coalesce(n.action_taken_at, ${at}::timestamptz)
            ELSE n.action_taken_at END,
          status = CASE WHEN ${isActed} OR n.status = 'acted' THEN 'acted' ELSE 'read' END
        WHERE n.id = ${own.id} AND n.user_id = ${own.userId} AND ${IS_SENT} RETURNING ${COLUMNS}`;
      return rows[0] ?? null;
    },
  };
}

export type JobAlertLists = ReturnType<typeof createJobAlertLists>;

/** Of an alert whose frequency changed: what waits is due at the new time. */
export async function rescheduleQueued(
  tx: MarketplaceTx,
  alertId: number,
  dueAt: Date,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE job_alert_notifications SET due_at = ${dueAt}::timestamptz
    WHERE alert_preference_id = ${alertId} AND status = 'queued'`;
}

export async function markApplied(
  tx: MarketplaceTx,
  { userId, jobIds, at }: { userId: number; jobIds: readonly number[]; at: Date },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE job_alert_notifications n SET status = 'acted',
      read_at = coalesce(n.read_at, ${at}::timestamptz), action_taken_at = ${at}::timestamptz
    WHERE n.user_id = ${userId} AND n.job_id = ANY(${[...jobIds]}::int[])
      AND n.status IN ('sent', 'read')`;
}
