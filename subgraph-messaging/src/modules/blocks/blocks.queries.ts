import { readerIn } from '@tbt/service-kit';
import type { Reading, Statements } from '../../database';
import { Prisma } from '../../generated/prisma/client';

/** Whether either of two users has blocked the other; ids or columns. */
export const isBlockedPair = (
  a: number | Prisma.Sql,
  b: number | Prisma.Sql,
): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM blocks
  WHERE (blocker_id, blocked_id) IN ((${a}::int, ${b}::int), (${b}::int, ${a}::int)))`;

export type BlockedPair = { blockerId: number; blockedId: number };

export type BlockedPerson = { blockedId: number; createdAt: Date };

/** Serializes a user's changes, so that event revisions follow their order. */
export async function lockBlocker(db: Statements, blockerId: number): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`blocks ${blockerId}`}))`;
}

export const blockedBy = (
  db: Reading,
  blockerId: number,
  limit: number,
): Promise<BlockedPerson[]> =>
  readerIn(db).$queryRaw`
    SELECT blocked_id AS "blockedId", created_at AS "createdAt" FROM blocks
    WHERE blocker_id = ${blockerId} ORDER BY created_at DESC, blocked_id DESC LIMIT ${limit}`;

export const blockedAmong = (
  db: Reading,
  blockerId: number,
  ids: readonly number[],
): Promise<{ blockedId: number }[]> =>
  readerIn(db).$queryRaw`
    SELECT blocked_id AS "blockedId" FROM blocks
    WHERE blocker_id = ${blockerId} AND blocked_id = ANY(${[...ids]}::int[])`;

export async function countBlocked(db: Reading, blockerId: number): Promise<number> {
  const [row] = await readerIn(db).$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM blocks WHERE blocker_id = ${blockerId}`;
  return row?.count ?? 0;
}

type Revision = { revision: number };

export const insertBlock = (
  db: Statements,
  { blockerId, blockedId }: BlockedPair,
  at: Date,
): Promise<Revision[]> =>
  readerIn(db).$queryRaw`
    INSERT INTO blocks (blocker_id, blocked_id, created_at)
    VALUES (${blockerId}, ${blockedId}, ${at}::timestamptz) RETURNING revision`;

/** @returns the event's revision; undefined when there was no block. */
export const deleteBlock = (
  db: Statements,
  { blockerId, blockedId }: BlockedPair,
): Promise<Revision[]> =>
  readerIn(db).$queryRaw`
    DELETE FROM blocks WHERE blocker_id = ${blockerId} AND blocked_id = ${blockedId}
    RETURNING nextval(pg_get_serial_sequence('blocks', 'revision'))::int AS revision`;
