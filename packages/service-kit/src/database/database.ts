import { PrismaPg } from '@prisma/adapter-pg';
import type { ITXClientDenyList } from '@prisma/client/runtime/client';
import type { Pool } from 'pg';
import { createPool } from './pool';
import { createReaders, type PoolReader } from './reader';
import { createStatementNames } from './statement-names';
import { runTransaction, type TransactionOptions } from './transaction';

export type PrismaClientLike = { $disconnect(): Promise<void> };

export type Tx<C> = Omit<C, ITXClientDenyList>;

export type Database<C extends PrismaClientLike> = {
  prisma: C;
  /** Bypasses Prisma, for the reads of every page. */
  reader: PoolReader;
  pool: Pool;
  /** Retries on a serialization failure or deadlock, so `run` must have no effects outside the database. */
  transaction<T>(run: (tx: Tx<C>) => Promise<T>, options?: TransactionOptions): Promise<T>;
  close(): Promise<void>;
};

export type DatabaseOptions<C> = {
  url: string;
  prismaClient: (adapter: PrismaPg) => C;
  /** Maximum connections; default 10. */
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
