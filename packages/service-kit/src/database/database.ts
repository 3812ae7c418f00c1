import { PrismaPg } from '@prisma/adapter-pg';
import type { ITXClientDenyList } from '@prisma/client/runtime/client';
import type { Pool } from 'pg';
import { createPool } from './pool';
import { createReaders, type PoolReader } from './reader';
import { createStatementNames } from './statement-names';
import { runTransaction, type TransactionOptions } from './transaction';

/** What the kit needs of a generated Prisma client. */
export type PrismaClientLike = { $disconnect(): Promise<void> };

/** The client inside a transaction. */
export type Tx<C> = Omit<C, ITXClientDenyList>;

export type Database<C extends PrismaClientLike> = {
  prisma: C;
  /** The quick way to rows, for the reads that every page makes. */
  reader: PoolReader;
  /** The pool Prisma runs on. */
  pool: Pool;
  /**
   * Runs `run` in one transaction; repeats it on a serialization failure or deadlock, so it must not
   * have effects outside the database. One that found no free connection in time waits once more. Announces its outbox rows after the commit.
   */
  transaction<T>(run: (tx: Tx<C>) => Promise<T>, options?: TransactionOptions): Promise<T>;
  close(): Promise<void>;
};

export type DatabaseOptions<C> = {
  url: string;
  prismaClient: (adapter: PrismaPg) => C;
  /** Connections at most; 10 when absent. */
  max?: number;
  onPoolError?: (error: Error) => void;
};

export function createDatabase<C extends PrismaClientLike>(
  options: DatabaseOptions<C>,
): Database<C> {
  const pool = createPool(options.url, { max: options.max, onError: options.onPoolError });
  const prisma = options.prismaClient(
    new PrismaPg(pool, { statementNameGenerator: createStatementNames() }),
  );
  const readers = createReaders(pool);
  return {
    prisma,
    reader: readers.onPool,
    pool,
    transaction: (run, options = {}) =>
      runTransaction({ prisma, pool, run, options, readerOn: readers.on }),
    close: async () => {
      await prisma.$disconnect();
      if (!pool.ended) await pool.end();
    },
  };
}
