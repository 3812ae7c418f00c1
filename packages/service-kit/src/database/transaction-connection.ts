import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientBase, Pool } from 'pg';
import { checkingRows, type Reader, type RowReader } from './reader';

type ConnectionSlot = { connection?: ClientBase; pool?: Pool; mayUseSecondConnection: boolean };

const places = new AsyncLocalStorage<ConnectionSlot>();
/** Connections are reused, so a reader must check that its transaction is still the current one. */
const transactions = new WeakMap<ClientBase, symbol>();
const readers = new WeakMap<object, { reader: Reader; isOpen: () => boolean }>();

let isSecondConnectionRefused = false;

/** For tests: transactions that wait for a second connection wait for one another once they hold all of the pool. */
export function refuseSecondConnections(): void {
  isSecondConnectionRefused = true;
}

/** @throws Error inside an open transaction of the same pool, in tests. */
export function onConnectionAsked(pool: Pool): void {
  if (!isSecondConnectionRefused) return;
  const place = places.getStore();
  if (!place?.connection || place.pool !== pool || place.mayUseSecondConnection) return;
  if (!transactions.has(place.connection)) return;
  throw new Error('A transaction asks for a second connection: read with its own');
}

export function onConnectionAcquired(pool: Pool, connection: ClientBase): void {
  const place = places.getStore();
  if (!place || place.connection) return;
  Object.assign(place, { connection, pool });
}

export const onConnectionReleased = (connection: ClientBase): boolean =>
  transactions.delete(connection);

export function onStatementSent(connection: ClientBase, text: string): void {
  if (text === 'BEGIN') transactions.set(connection, Symbol('transaction'));
  else if (text === 'COMMIT' || text === 'ROLLBACK') transactions.delete(connection);
}

/** @param open receives a function to call with the transaction before its first statement. */
export function withConnection<T>(
  {
    readerOn,
    mayUseSecondConnection,
  }: { readerOn: (connection: ClientBase) => Reader; mayUseSecondConnection: boolean },
  open: (register: (tx: object) => void) => Promise<T>,
): Promise<T> {
  const place: ConnectionSlot = { mayUseSecondConnection };
  const register = (tx: object) => {
    const { connection } = place;
    const own = connection && transactions.get(connection);
    if (!connection || !own) return;
    const isOpen = () => transactions.get(connection) === own;
    readers.set(tx, { reader: readerOn(connection), isOpen });
  };
  return places.run(place, () => open(register));
}

/** Bypasses Prisma inside a transaction: decimals stay text, a `Date` must be a `timestamptz`. */
export function readerIn(db: Reader): RowReader {
  const known = readers.get(db);
  return checkingRows({
    // Checked on every statement: a retained reader must not outlive its transaction.
    $queryRaw: (query, ...values) =>
      (known?.isOpen() ? known.reader : db).$queryRaw(query, ...values),
  });
}
