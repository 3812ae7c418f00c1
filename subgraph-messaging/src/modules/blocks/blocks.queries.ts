import { Prisma } from '../../generated/prisma/client';

/** Whether either of two users has blocked the other; ids or columns. */
export const isBlockedPair = (a: number, b: number | Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM blocks
  WHERE (blocker_id, blocked_id) IN ((${a}::int, ${b}::int), (${b}::int, ${a}::int)))`;
