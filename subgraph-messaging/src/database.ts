import { createDatabase, type Database, type Reader, type Tx } from '@tbt/service-kit';
import { PrismaClient } from './generated/prisma/client';

export type MessagingDatabase = Database<PrismaClient>;
export type MessagingTx = Tx<PrismaClient>;
/** The client itself, or a transaction of it: whatever can run a statement. */
export type Statements = PrismaClient | MessagingTx;

/** Whatever can read rows. */
export type Reading = Reader | Statements;

/** Opens the messaging database; the caller closes it. */
export const openDatabase = (url: string): MessagingDatabase =>
  createDatabase({ url, prismaClient: (adapter) => new PrismaClient({ adapter }) });
