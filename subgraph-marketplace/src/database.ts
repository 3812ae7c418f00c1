import type { Database, Tx } from '@tbt/service-kit';
import type { PrismaClient } from './generated/prisma/client';

export type MarketplaceDatabase = Database<PrismaClient>;
export type MarketplaceTx = Tx<PrismaClient>;
