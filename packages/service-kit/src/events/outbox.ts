import { randomUUID } from 'node:crypto';
import type { DomainEventName, DomainEvents } from '@tbt/contracts';
import { markOutboxWriter } from '../database/commit-listeners';
import type { SqlExecutor } from '../database/sql-executor';

const INSERT = 'INSERT INTO outbox_events (id, name, payload) VALUES ($1::uuid, $2, $3::jsonb)';

/** Writes an event in the business transaction; it is published after the commit. */
export async function appendOutbox<N extends DomainEventName>(
  tx: SqlExecutor,
  name: N,
  payload: DomainEvents[N],
): Promise<void> {
  await tx.$executeRawUnsafe(INSERT, randomUUID(), name, JSON.stringify(payload));
  markOutboxWriter(tx);
}
