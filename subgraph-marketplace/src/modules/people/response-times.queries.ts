import type { DomainEvents } from '@tbt/contracts';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';

/** Older answers do not count. */
export const RESPONSE_DAYS = 90;

/** To offers, invitations, counter-offers and messages; without what a job, another booking or a block ended. */
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
  WHERE answer.created_at > $1 AND answer.side = 'temp'
  UNION ALL
  SELECT m.answerer_id, m.answered_at - m.minutes * interval '1 minute', m.answered_at
  FROM message_answers m
  WHERE m.answered_at > $1 AND NOT EXISTS (SELECT FROM blocks b WHERE b.is_active AND
    (b.blocker_id, b.blocked_id) IN ((m.answerer_id, m.asker_id), (m.asker_id, m.answerer_id)))`;

const REFRESH = `
  WITH medians AS (
    SELECT person_id, round(percentile_cont(0.5) WITHIN GROUP (
      ORDER BY extract(epoch FROM answered_at - asked_at) / 60))::int AS minutes
    FROM (${ANSWERS}) answers WHERE answered_at > $1 GROUP BY person_id
  )
  UPDATE people p SET response_time = changed.minutes
  FROM (
    SELECT known.id, m.minutes FROM people known LEFT JOIN medians m ON m.person_id = known.id AND known.is_active
    WHERE known.response_time IS DISTINCT FROM m.minutes
  ) changed
  WHERE p.id = changed.id`;

export type ResponseTimesQueries = ReturnType<typeof createResponseTimesQueries>;

export const createResponseTimesQueries = ({ pool }: MarketplaceDatabase) => ({
  /** The earliest of a conversation; none of a closed account. */
  async keepAnswer(tx: MarketplaceTx, answer: DomainEvents['message.answered']): Promise<void> {
    const { conversationId, askerId, answererId, minutes, at } = answer;
    await tx.$executeRaw`
      INSERT INTO message_answers (conversation_id, answerer_id, asker_id, minutes, answered_at)
      SELECT ${conversationId}, ${answererId}, ${askerId}, ${minutes}, ${at}::timestamptz
      WHERE NOT EXISTS (SELECT FROM people
        WHERE id IN (${answererId}::int, ${askerId}::int) AND NOT is_active)
      ON CONFLICT (conversation_id) DO UPDATE SET answerer_id = EXCLUDED.answerer_id,
        asker_id = EXCLUDED.asker_id, minutes = EXCLUDED.minutes, answered_at = EXCLUDED.answered_at
      WHERE message_answers.answered_at > EXCLUDED.answered_at`;
  },

  /** Median time to the first answer. @returns number of changes. */
  refresh: async (now: Date): Promise<number> => {
    const since = new Date(now.getTime() - RESPONSE_DAYS * 24 * 60 * 60 * 1000);
    return (await pool.query(REFRESH, [since])).rowCount ?? 0;
  },
});
