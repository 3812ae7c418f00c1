import type { SqlExecutor } from '../database/sql-executor';

const INSERT = 'INSERT INTO inbox_events (event_id) VALUES ($1::uuid) ON CONFLICT DO NOTHING';

/** Records an event in the transaction that applies it. @returns false when it was applied before. */
export async function consumeOnce(tx: SqlExecutor, eventId: string): Promise<boolean> {
  return (await tx.$executeRawUnsafe(INSERT, eventId)) === 1;
}
