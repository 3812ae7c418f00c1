import { randomUUID } from 'node:crypto';
import type { DomainEventName, DomainEvents } from '@tbt/contracts';
import { markOutboxWriter } from '../database/commit-listeners';
import type { SqlExecutor } from '../database/sql-executor';

const INSERT = `INSERT INTO outbox_events (id, name, payload)
  SELECT id, $2, payload FROM unnest($1::uuid[], $3::jsonb[]) AS event (id, payload)`;

/** Writes events of one name, in one statement of the business transaction; published after the commit. */
export async function appendOutbox<N extends DomainEventName>(
  tx: SqlExecutor,
  name: N,
  ...payloads: readonly DomainEvents[N][]
): Promise<void> {
  if (payloads.length === 0) return;
  const ids = payloads.map(() => randomUUID());
  const documents = payloads.map((payload) => JSON.stringify(payload));
  await tx.$executeRawUnsafe(INSERT, ids, name, documents);
  markOutboxWriter(tx);
}
