import { Prisma } from '../../generated/prisma/client';

/** Users blocked by or blocking this one, for `NOT IN`; uncorrelated, so it is read once per statement. */
export const blockedWith = (personId: number | null): Prisma.Sql => Prisma.sql`(
  SELECT blocked_id FROM blocks WHERE blocker_id = ${personId}::int AND is_active
  UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = ${personId}::int AND is_active)`;

/** @param a,b ids as SQL, such as columns of a row. */
export const isBlockedPair = (a: Prisma.Sql, b: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM blocks blocked WHERE blocked.is_active
  AND (blocked.blocker_id, blocked.blocked_id) IN ((${a}, ${b}), (${b}, ${a})))`;
