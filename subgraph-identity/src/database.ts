import type { Database, Tx } from '@tbt/service-kit';
import type { PrismaClient } from './generated/prisma/client';

export type IdentityDatabase = Database<PrismaClient>;
export type IdentityTx = Tx<PrismaClient>;
