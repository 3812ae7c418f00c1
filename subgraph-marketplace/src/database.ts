import type { Database, Tx } from '@tbt/service-kit';
import type { PrismaClient } from './generated/prisma/client';

export type MarketplaceDatabase = Database<PrismaClient>;
export type MarketplaceTx = Tx<PrismaClient>;
/** Anything that runs statements: the pool, or a transaction that is under way. */
export type Runner = Pick<MarketplaceTx, '$queryRaw' | '$executeRaw'>;
