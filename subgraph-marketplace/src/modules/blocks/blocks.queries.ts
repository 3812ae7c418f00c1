import { Prisma } from '../../generated/prisma/client';

/**
 * Everybody whom somebody has blocked, or who has blocked them, to be left out of a list with
 * `NOT IN`; nobody for null. It names nothing of the list, so it is read once for all its rows.
 */
export const blockedWith = (personId: number | null): Prisma.Sql => Prisma.sql`(
  SELECT blocked_id FROM blocks WHERE blocker_id = ${personId}::int AND is_active
  UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = ${personId}::int AND is_active)`;

/**
 * Whether one of two people has blocked the other.
 * @param a,b ids as SQL, such as the columns of a row.
 */
export const isBlockedPair = (a: Prisma.Sql, b: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM blocks blocked WHERE blocked.is_active
  AND (blocked.blocker_id, blocked.blocked_id) IN ((${a}, ${b}), (${b}, ${a})))`;
