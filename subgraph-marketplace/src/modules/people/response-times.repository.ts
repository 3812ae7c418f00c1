import type { MarketplaceDatabase } from '../../database';

/** Older answers do not count. */
const DAYS = 90;

/** To offers, invitations and counter-offers; without those that a job or another booking closed. */
const ANSWERS = `
  SELECT j.clinic_id AS person_id, a.created_at AS asked_at,
    coalesce(min(r.created_at), a.updated_at) AS answered_at
  FROM applications a JOIN jobs j ON j.id = a.job_id
  LEFT JOIN application_rounds r ON r.application_id = a.id AND r.side = 'clinic'
  WHERE a.updated_at > $1 AND NOT a.was_passed_over
  GROUP BY a.id, j.clinic_id
  HAVING a.status IN ('accepted', 'declined') OR count(r.application_id) > 0
  UNION ALL
  SELECT i.professional_id, i.created_at, i.updated_at FROM invitations i
  WHERE i.updated_at > $1 AND i.status IN ('accepted', 'declined')
  UNION ALL
  SELECT a.applicant_id, asked.created_at, answer.created_at
  FROM application_rounds answer
  JOIN application_rounds asked ON asked.application_id = answer.application_id
    AND asked.position = answer.position - 1 AND asked.side = 'clinic'
  JOIN applications a ON a.id = answer.application_id
  WHERE answer.created_at > $1 AND answer.side = 'temp'`;

const REFRESH = `
  WITH medians AS (
    SELECT person_id, round(percentile_cont(0.5) WITHIN GROUP (
      ORDER BY extract(epoch FROM answered_at - asked_at) / 60))::int AS minutes
    FROM (${ANSWERS}) answers WHERE answered_at > $1 GROUP BY person_id
  )
  UPDATE people p SET response_time = changed.minutes
  FROM (
    SELECT known.id, m.minutes FROM people known LEFT JOIN medians m ON m.person_id = known.id
    WHERE known.response_time IS DISTINCT FROM m.minutes
  ) changed
  WHERE p.id = changed.id`;

export const createResponseTimesRepository = ({ pool }: MarketplaceDatabase) => ({
  /** Median time to the first answer. @returns number of changes. */
  refresh: async (now: Date): Promise<number> => {
    const since = new Date(now.getTime() - DAYS * 24 * 60 * 60 * 1000);
    return (await pool.query(REFRESH, [since])).rowCount ?? 0;
  },
});
