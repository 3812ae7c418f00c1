import type { Pool } from 'pg';

/** How long rows of one kind are kept, as data: the privacy page and the nightly job read the same. */
export type RetentionRule = {
  table: string;
  /** Which of its rows, in words. */
  what: string;
  days: number;
  because: string;
  /** Deletes what is older; `$1` is the instant before which rows end. */
  deletes: string;
};

const DAY_MS = 86_400_000;

/** Deletes what the rules no longer keep. @returns how many rows, by table. */
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

/** What every subgraph keeps of the kit's tables. */
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
