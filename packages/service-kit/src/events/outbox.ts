import type { DomainEventName, DomainEvents } from '@tbt/contracts';
import { v7 as nextId } from 'uuid';
import { markOutboxWriter } from '../database/commit-listeners';
import type { Reader } from '../database/reader';
import { sql, type Sql } from '../database/sql';
import { opaqueArray } from '../database/opaque-array';
import { readerIn } from '../database/transaction-connection';

export type NewEvent = {
  [N in DomainEventName]: { name: N; payload: DomainEvents[N] };
}[DomainEventName];

/** Far above every event, and below the limits of every bus. */
export const EVENT_BYTES_MAX = 256 * 1024;

/** @throws Error for an event that no bus would carry: it must fail its writer, not block the outbox. */
function documentOf({ name, payload }: NewEvent): string {
  const text = JSON.stringify(payload);
  if (Buffer.byteLength(text) > EVENT_BYTES_MAX)
    throw new Error(
      `The event ${name} is larger than ${EVENT_BYTES_MAX} bytes: send keys, not rows`,
    );
  return text;
}

/** An insert to embed in a statement of this transaction. @param selectPayload SQL for `payload`, for facts it looks up. */
function eventRows(
  tx: Reader,
  events: readonly NewEvent[],
  selectPayload: Sql = sql`event.payload`,
): Sql {
  // Ascending ids keep the order within a transaction, but it is not guaranteed: consumers compare revisions.
  const ids = events.map(() => nextId());
  const names = events.map(({ name }) => name);
  const documents = events.map(documentOf);
  markOutboxWriter(tx);
  return sql`INSERT INTO outbox_events (id, name, payload)
    SELECT event.id, event.name, ${selectPayload}
    FROM unnest(${opaqueArray(ids, 'uuid')}, ${opaqueArray(names, 'text')}, ${opaqueArray(documents, 'jsonb')}) AS event (id, name, payload)`;
}

/** Inserts events in the business transaction; they are published after the commit. */
export async function appendEvents(
  tx: Reader,
  events: readonly NewEvent[],
  selectPayload?: Sql,
): Promise<void> {
  if (events.length > 0) await readerIn(tx).$queryRaw(eventRows(tx, events, selectPayload));
}

export const appendOutbox = <N extends DomainEventName>(
  tx: Reader,
  name: N,
  ...payloads: readonly DomainEvents[N][]
): Promise<void> => appendEvents(tx, eventsOf(name, payloads));

export const eventsOf = <N extends DomainEventName>(
  name: N,
  payloads: readonly DomainEvents[N][],
): NewEvent[] => payloads.map((payload) => ({ name, payload }) as NewEvent);
