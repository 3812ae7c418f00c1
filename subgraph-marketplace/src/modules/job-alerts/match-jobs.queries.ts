import { readerIn } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { ALERT_MATCH, JOB_FACTS } from './alert-criteria.queries';
import { allDigestTimes } from './digest-times';

/** Digest times of every zone as rows. */
const zones = (now: Date): Prisma.Sql =>
  Prisma.join(
    allDigestTimes(now).map(
      ({ timeZone, daily, weekly }) =>
        Prisma.sql`(${timeZone}::text, ${daily}::timestamptz, ${weekly}::timestamptz)`,
    ),
  );

const TakenRow = z.object({ jobId: z.number() });

/** Any number that no other advisory lock of this database uses. */
const MATCHING = 20_261_127;

/** Shifts of one transaction, which has ten seconds: with a million alerts each takes a tenth of a second, on a busy machine several. */
export const JOBS_AT_ONCE = 10;

/**
 * Takes shifts from the queue and compares them with every active alert, in one statement: each pair is stored once.
 * Shifts that differ in nothing that alerts compare, as those of a series, are compared once.
 * What was skipped is compared anew, because the shift or the alert changed. A shift is compared by one worker at a time, so
 * no row needs ON CONFLICT, which costs a fifth of the time.
 * OFFSET keeps the planner at one scan of the index for each key, which it overrates, and at one score for alike shifts.
 * @returns number of taken entries.
 */
export async function matchQueuedJobs(
  tx: MarketplaceTx,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const taken = await readerIn(tx).rows(TakenRow)`
    DELETE FROM alert_jobs WHERE id IN (
      SELECT id FROM alert_jobs ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING job_id AS "jobId"`;
  if (taken.length === 0) return 0;
  const jobIds = [...new Set(taken.map(({ jobId }) => jobId))].sort((a, b) => a - b);
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(${MATCHING}::int, job_id) FROM unnest(${jobIds}::int[]) AS job_id`;
  await tx.$executeRaw`
    DELETE FROM job_alert_notifications WHERE job_id = ANY(${jobIds}::int[]) AND status = 'skipped'`;
  await tx.$executeRaw`
    WITH job AS MATERIALIZED (
      SELECT array_agg(alike.id) AS ids, (alike.facts).*
      FROM (
        SELECT j.id, facts
        FROM jobs j CROSS JOIN LATERAL (
          SELECT ${JOB_FACTS}, ARRAY(
            SELECT blocked_id FROM blocks WHERE blocker_id = j.clinic_id AND is_active
            UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = j.clinic_id AND is_active
            ORDER BY 1) AS blocked_ids) facts
        WHERE j.id = ANY(${jobIds}::int[])
          AND j.status = 'active' AND j.starts_at > ${now}::timestamptz) alike
      GROUP BY alike.facts),
    zone (name, daily, weekly) AS MATERIALIZED (VALUES ${zones(now)}),
    known AS MATERIALIZED (
      SELECT job_id, alert_preference_id FROM job_alert_notifications WHERE job_id = ANY(${jobIds}::int[])),
    found AS (
      SELECT job.ids, a.user_id, a.alert_id, ${ALERT_MATCH.score} AS score,
        ${ALERT_MATCH.reasons} AS reasons,
        CASE a.frequency WHEN 'daily' THEN zone.daily WHEN 'weekly' THEN zone.weekly
          ELSE ${now}::timestamptz END AS due_at
      FROM job CROSS JOIN LATERAL unnest(job.keys) AS searched(key)
      CROSS JOIN LATERAL (SELECT * FROM job_alert_keys k WHERE k.key = searched.key OFFSET 0) a
      LEFT JOIN zone ON zone.name = a.time_zone
      ${ALERT_MATCH.join}
      WHERE a.user_id <> ALL(job.blocked_ids) AND ${ALERT_MATCH.fires} OFFSET 0),
    pair AS (SELECT found.*, unnest(ids) AS job_id FROM found)
    INSERT INTO job_alert_notifications (user_id, job_id, alert_preference_id, match_score,
      match_reasons, status, due_at, created_at)
    SELECT user_id, job_id, alert_id, score, reasons, 'queued', due_at, ${now}::timestamptz FROM pair
    WHERE NOT EXISTS (SELECT FROM known
      WHERE known.job_id = pair.job_id AND known.alert_preference_id = pair.alert_id)`;
  return taken.length;
}

/** The first of the queue becomes its last. */
export async function postponeQueuedJob(tx: MarketplaceTx): Promise<void> {
  await tx.$executeRaw`
    UPDATE alert_jobs SET id = DEFAULT WHERE id IN (
      SELECT id FROM alert_jobs ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)`;
}
