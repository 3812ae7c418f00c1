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

/**
 * Takes shifts from the queue and compares them with every active alert, in one statement: each pair is stored once.
 * OFFSET keeps the planner at one scan of the index for each key: it overrates the number of keys.
 * What was skipped before is queued again, because the shift or the alert changed. @returns number of taken entries.
 */
export async function matchQueuedJobs(
  tx: MarketplaceTx,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const [row] = await tx.$queryRaw<{ taken: number }[]>`
    WITH taken AS (
      DELETE FROM alert_jobs WHERE id IN (
        SELECT id FROM alert_jobs ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING job_id),
    job AS MATERIALIZED (
      SELECT ${JOB_FACTS}, ARRAY(
        SELECT blocked_id FROM blocks WHERE blocker_id = j.clinic_id AND is_active
        UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = j.clinic_id AND is_active
      ) AS blocked_ids
      FROM jobs j WHERE j.id IN (SELECT job_id FROM taken)
        AND j.status = 'active' AND j.starts_at > ${now}::timestamptz
      ORDER BY j.id),
    zone (name, daily, weekly) AS MATERIALIZED (VALUES ${zones(now)}),
    stored AS (
      INSERT INTO job_alert_notifications AS n (user_id, job_id, alert_preference_id, match_score,
        match_reasons, status, due_at, created_at)
      SELECT a.user_id, job.id, a.alert_id, ${ALERT_MATCH.score}, ${ALERT_MATCH.reasons}, 'queued',
        CASE a.frequency WHEN 'daily' THEN zone.daily WHEN 'weekly' THEN zone.weekly
          ELSE ${now}::timestamptz END, ${now}::timestamptz
      FROM job CROSS JOIN LATERAL unnest(job.keys) AS searched(key)
      CROSS JOIN LATERAL (SELECT * FROM job_alert_keys k WHERE k.key = searched.key OFFSET 0) a
      LEFT JOIN zone ON zone.name = a.time_zone
      ${ALERT_MATCH.join}
      WHERE a.user_id <> ALL(job.blocked_ids) AND ${ALERT_MATCH.fires}
      ON CONFLICT (job_id, alert_preference_id) DO UPDATE SET status = 'queued',
        match_score = EXCLUDED.match_score, match_reasons = EXCLUDED.match_reasons,
        due_at = EXCLUDED.due_at
      WHERE n.status = 'skipped')
    SELECT count(*)::int AS taken FROM taken`;
  return row?.taken ?? 0;
}
