import { randomUUID } from 'node:crypto';
import type { DomainEventName, DomainEvents } from '@tbt/contracts';
import { markOutboxWriter } from '../database/commit-listeners';
import type { Reader } from '../database/reader';
import { readerIn } from '../database/transaction-connection';

/** An event to publish, of any name. */
export type NewEvent = {
  [N in DomainEventName]: { name: N; payload: DomainEvents[N] };
}[DomainEventName];

/** Writes events in one statement of the business transaction; published after the commit. */
export async function appendEvents(tx: Reader, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const ids = events.map(() => randomUUID());
  const names = events.map(({ name }) => name);
  const documents = events.map(({ payload }) => JSON.stringify(payload));
  await readerIn(tx).$queryRaw`INSERT INTO outbox_events (id, name, payload)
    SELECT id, name, payload
    FROM unnest(${ids}::uuid[], ${names}::text[], ${documents}::jsonb[]) AS event (id, name, payload)`;
  markOutboxWriter(tx);
}

/** As `appendEvents`, for events of one name. */
export const appendOutbox = <N extends DomainEventName>(
  tx: Reader,
  name: N,
  ...payloads: readonly DomainEvents[N][]
): Promise<void> =>
  appendEvents(
    tx,
    payloads.map((payload) => ({ name, payload }) as NewEvent),
  );
