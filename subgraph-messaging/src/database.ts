import { createDatabase, type Database, type Reader, type Tx } from '@tbt/service-kit';
import { PrismaClient } from './generated/prisma/client';

export type MessagingDatabase = Database<PrismaClient>;
export type MessagingTx = Tx<PrismaClient>;
export type Statements = PrismaClient | MessagingTx;

export type Reading = Reader | Statements;

/** The caller closes it. */
export const openDatabase = (url: string): MessagingDatabase =>
  createDatabase({ url, prismaClient: (adapter) => new PrismaClient({ adapter }) });
