import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientBase } from 'pg';
import type { Reader } from './reader';

/** Where a transaction that begins finds the connection it was lent. */
type Place = { connection?: ClientBase };

const places = new AsyncLocalStorage<Place>();
const inTransaction = new WeakSet<ClientBase>();
const readers = new WeakMap<object, { connection: ClientBase; reader: Reader }>();

/** Told by the pool of every connection it lends. */
export function connectionLent(connection: ClientBase): void {
  const place = places.getStore();
  if (place) place.connection ??= connection;
}

/** Told by every connection what it sends. */
export function statementSent(connection: ClientBase, text: string): void {
  if (text === 'BEGIN') inTransaction.add(connection);
  // From here on what is sent would no longer belong to it.
  else if (text === 'COMMIT' || text === 'ROLLBACK') inTransaction.delete(connection);
}

/**
 * Runs what opens a transaction, and lets `readerIn` find its connection.
 * @param open - is given a function to be called with the transaction before its first statement.
 */
export function withConnection<T>(
  readerOn: (connection: ClientBase) => Reader,
  open: (register: (tx: object) => void) => Promise<T>,
): Promise<T> {
  const place: Place = {};
  const register = (tx: object) => {
    const { connection } = place;
    if (connection) readers.set(tx, { connection, reader: readerOn(connection) });
  };
  return places.run(place, () => open(register));
}

/**
 * The quick way to rows inside of a transaction, for the few that everybody waits for: past Prisma,
 * on the same connection. Rows are as Prisma's are, but for decimals, which stay text.
 * @returns the transaction itself once it is over, so that Prisma can say so.
 */
export function readerIn(tx: Reader): Reader {
  const known = readers.get(tx);
  return known && inTransaction.has(known.connection) ? known.reader : tx;
}
