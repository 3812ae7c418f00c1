import { readerIn, CountRow } from '@tbt/service-kit';
import { z } from 'zod';
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

export const BlockedPerson = z.object({ blockedId: z.number(), createdAt: z.date() });
export type BlockedPerson = z.infer<typeof BlockedPerson>;

/** Serializes a user's changes, so that event revisions follow their order. */
export async function lockBlocker(db: Statements, blockerId: number): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`blocks ${blockerId}`}))`;
}

export const blockedBy = (db: Reading, blockerId: number, limit: number) =>
  readerIn(db).rows(BlockedPerson)`
    SELECT blocked_id AS "blockedId", created_at AS "createdAt" FROM blocks
    WHERE blocker_id = ${blockerId} ORDER BY created_at DESC, blocked_id DESC LIMIT ${limit}`;

const BlockedIdRow = z.object({ blockedId: z.number() });

export const blockedAmong = (db: Reading, blockerId: number, ids: readonly number[]) =>
  readerIn(db).rows(BlockedIdRow)`
    SELECT blocked_id AS "blockedId" FROM blocks
    WHERE blocker_id = ${blockerId} AND blocked_id = ANY(${[...ids]}::int[])`;

export async function countBlocked(db: Reading, blockerId: number): Promise<number> {
  const [row] = await readerIn(db).rows(CountRow)`
    SELECT count(*)::int AS count FROM blocks WHERE blocker_id = ${blockerId}`;
  return row?.count ?? 0;
}

const Revision = z.object({ revision: z.number() });
type Revision = z.infer<typeof Revision>;

export const insertBlock = (db: Statements, { blockerId, blockedId }: BlockedPair, at: Date) =>
  readerIn(db).rows(Revision)`
    INSERT INTO blocks (blocker_id, blocked_id, created_at)
    VALUES (${blockerId}, ${blockedId}, ${at}::timestamptz) RETURNING revision`;

/** @returns the event's revision; undefined when there was no block. */
export const deleteBlock = (db: Statements, { blockerId, blockedId }: BlockedPair) =>
  readerIn(db).rows(Revision)`
    DELETE FROM blocks WHERE blocker_id = ${blockerId} AND blocked_id = ${blockedId}
    RETURNING nextval(pg_get_serial_sequence('blocks', 'revision'))::int AS revision`;
