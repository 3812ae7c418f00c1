import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { beginCommit } from '../deadline';
import { announceOutboxCommit, wroteOutbox } from './commit-listeners';
import type { PrismaClientLike, Tx } from './database';
import { isTransactionConflict, isTransactionNotBegun } from './database-error';
import type { Reader } from './reader';
import { withConnection } from './transaction-connection';

export type TransactionOptions = {
  isolationLevel?: 'ReadCommitted' | 'RepeatableRead' | 'Serializable';
  timeoutMs?: number;
  /** Time to wait for a connection; default 5,000. */
  maxWaitMs?: number;
  /** Only where few run at once: otherwise they wait for one another. Default false. */
  mayUseSecondConnection?: boolean;
};

type Work<C extends PrismaClientLike, T> = {
  prisma: C;
  pool: Pool;
  run: (tx: Tx<C>) => Promise<T>;
  options: TransactionOptions;
  readerOn: (connection: ClientBase) => Reader;
};

// A generated client's own type cannot be named here; only this overload is used.
type Transactional<C> = {
  $transaction<T>(
    run: (tx: Tx<C>) => Promise<T>,
    options: { isolationLevel?: string; timeout: number; maxWait: number },
  ): Promise<T>;
};

const ATTEMPTS = 3;
const RETRY_PAUSE_MS = 20;

/** Waiting for a connection is retried once: an unreachable database will not come back sooner. */
const mayRepeat = (error: unknown, attempt: number): boolean =>
  isTransactionConflict(error)
    ? attempt <= ATTEMPTS
    : attempt === 1 && isTransactionNotBegun(error);

export async function runTransaction<C extends PrismaClientLike, T>(work: Work<C, T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(work);
    } catch (error) {
      if (!mayRepeat(error, attempt)) throw error;
      // Jitter keeps two transactions from colliding again in the same order.
      await pause(RETRY_PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  }
}

async function runOnce<C extends PrismaClientLike, T>({
  prisma,
  pool,
  run,
  options,
  readerOn,
}: Work<C, T>): Promise<T> {
  const client = prisma as unknown as Transactional<C>;
  let hasEvents = false;
  const limits = {
    isolationLevel: options.isolationLevel,
    timeout: options.timeoutMs ?? 10_000,
    maxWait: options.maxWaitMs ?? 5_000,
  };
  const { mayUseSecondConnection = false } = options;
  const result = await withConnection({ readerOn, mayUseSecondConnection }, (register) =>
    client.$transaction(async (tx) => {
      register(tx);
      const value = await run(tx);
      hasEvents = wroteOutbox(tx);
      beginCommit();
      return value;
    }, limits),
  );
  if (hasEvents) announceOutboxCommit(pool);
  return result;
}
