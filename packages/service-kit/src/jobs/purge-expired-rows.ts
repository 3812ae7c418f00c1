import type { Pool } from 'pg';

const STATEMENTS = [
  `DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'`,
  `DELETE FROM inbox_events WHERE received_at < now() - interval '30 days'`,
  `DELETE FROM outbox_events WHERE published_at < now() - interval '7 days'`,
  `DELETE FROM rate_limits WHERE expire < (extract(epoch FROM now()) - 3600) * 1000`,
];

/** Hourly job of every subgraph. */
export async function purgeExpiredRows(pool: Pool): Promise<void> {
  for (const statement of STATEMENTS) await pool.query(statement);
}
