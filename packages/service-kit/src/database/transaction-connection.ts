import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientBase } from 'pg';
import type { Reader } from './reader';

/** Where a transaction that begins finds the connection it was lent. */
type Place = { connection?: ClientBase };

const places = new AsyncLocalStorage<Place>();
/** The transaction that is open on a connection: a connection is lent again, a transaction is not. */
const transactions = new WeakMap<ClientBase, symbol>();
const readers = new WeakMap<object, { reader: Reader; isOpen: () => boolean }>();

/** Told by the pool of every connection it lends. */
export function connectionLent(connection: ClientBase): void {
  const place = places.getStore();
  if (place) place.connection ??= connection;
}

/** Told by the pool of every connection that is given back. */
export const connectionReturned = (connection: ClientBase): boolean =>
  transactions.delete(connection);

/** Told by every connection what it sends. */
export function statementSent(connection: ClientBase, text: string): void {
  if (text === 'BEGIN') transactions.set(connection, Symbol('transaction'));
  // From here on what is sent would no longer belong to it.
  else if (text === 'COMMIT' || text === 'ROLLBACK') transactions.delete(connection);
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
    const own = connection && transactions.get(connection);
    if (!connection || !own) return;
    const isOpen = () => transactions.get(connection) === own;
    readers.set(tx, { reader: readerOn(connection), isOpen });
  };
  return places.run(place, () => open(register));
}

/**
 * The quick way to rows inside of a transaction, for the few that everybody waits for: past Prisma,
 * on the same connection. Rows are as Prisma's are, but for decimals, which stay text; a `Date` goes
 * to a `timestamptz`, never to a `date` or a `timestamp`. Once the transaction is over, Prisma says so.
 */
export function readerIn(tx: Reader): Reader {
  const known = readers.get(tx);
  if (!known) return tx;
  // Looked at with every statement: a reader that is kept must not outlive its transaction.
  return {
    $queryRaw: (query, ...values) =>
      (known.isOpen() ? known.reader : tx).$queryRaw(query, ...values),
  };
}
