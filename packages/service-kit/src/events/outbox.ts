import type { DomainEventName, DomainEvents } from '@tbt/contracts';
import { v7 as nextId } from 'uuid';
import { markOutboxWriter } from '../database/commit-listeners';
import type { Reader } from '../database/reader';
import { sql, type Sql } from '../database/sql';
import { opaqueArray } from '../database/opaque-array';
import { readerIn } from '../database/transaction-connection';

/** An event to publish, of any name. */
export type NewEvent = {
  [N in DomainEventName]: { name: N; payload: DomainEvents[N] };
}[DomainEventName];

/**
 * Events as an insert that is to be part of a statement of this transaction; published after the
 * commit, which is announced from here on.
 * @param told what is written of the column `payload`, for facts that the statement looks up.
 */
export function eventRows(
  tx: Reader,
  events: readonly NewEvent[],
  told: Sql = sql`event.payload`,
): Sql {
  // Ids that grow: a relay takes what one transaction tells in the order in which it was written. It is
  // no promise: receivers compare revisions.
  const ids = events.map(() => nextId());
  const names = events.map(({ name }) => name);
  const documents = events.map(({ payload }) => JSON.stringify(payload));
  markOutboxWriter(tx);
  return sql`INSERT INTO outbox_events (id, name, payload)
    SELECT event.id, event.name, ${told}
    FROM unnest(${opaqueArray(ids, 'uuid')}, ${opaqueArray(names, 'text')}, ${opaqueArray(documents, 'jsonb')}) AS event (id, name, payload)`;
}

/** Writes events in one statement of the business transaction; published after the commit. */
export async function appendEvents(
  tx: Reader,
  events: readonly NewEvent[],
  told?: Sql,
): Promise<void> {
  if (events.length > 0) await readerIn(tx).$queryRaw(eventRows(tx, events, told));
}

/** As `appendEvents`, for events of one name. */
export const appendOutbox = <N extends DomainEventName>(
  tx: Reader,
  name: N,
  ...payloads: readonly DomainEvents[N][]
): Promise<void> => appendEvents(tx, eventsOf(name, payloads));

/** Events of one name. */
export const eventsOf = <N extends DomainEventName>(
  name: N,
  payloads: readonly DomainEvents[N][],
): NewEvent[] => payloads.map((payload) => ({ name, payload }) as NewEvent);
