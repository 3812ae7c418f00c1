import type { Pool } from 'pg';

/** How long rows are kept, read by the privacy page and the nightly job alike. */
export type RetentionRule = {
  table: string;
  what: string;
  days: number;
  because: string;
  /** `$1` is the instant before which rows expire. */
  deletes: string;
};

const DAY_MS = 86_400_000;

/** @returns how many rows were deleted, by table. */
export async function applyRetention(
  pool: Pool,
  rules: readonly RetentionRule[],
  now: Date,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const { table, days, deletes } of rules) {
    const before = new Date(now.getTime() - days * DAY_MS);
    const { rowCount } = await pool.query(deletes, [before]);
    removed[table] = (removed[table] ?? 0) + (rowCount ?? 0);
  }
  return removed;
}

export const KIT_RETENTION: readonly RetentionRule[] = [
  {
    table: 'idempotency_keys',
    what: 'first answers of repeated requests',
    days: 1,
    because: 'a client repeats within a day or not at all',
    deletes: 'DELETE FROM idempotency_keys WHERE created_at < $1',
  },
  {
    table: 'inbox_events',
    what: 'ids of events that were consumed',
    days: 30,
    because: 'no event is delivered again after that',
    deletes: 'DELETE FROM inbox_events WHERE received_at < $1',
  },
  {
    table: 'outbox_events',
    what: 'events that were published',
    days: 7,
    because: 'to look into what went wrong last week',
    deletes: 'DELETE FROM outbox_events WHERE published_at < $1',
  },
];
