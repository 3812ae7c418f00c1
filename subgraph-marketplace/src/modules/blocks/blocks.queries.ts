import { readerIn, IdRow } from '@tbt/service-kit';
import type { DomainEvents } from '@tbt/contracts';
import type { Reader } from '@tbt/service-kit';
import { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';

/** Users blocked by or blocking this one, for `NOT IN`; uncorrelated, so it is read once per statement. */
export const blockedWith = (personId: number | null): Prisma.Sql => Prisma.sql`(
  SELECT blocked_id FROM blocks WHERE blocker_id = ${personId}::int AND is_active
  UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = ${personId}::int AND is_active)`;

/** @param a,b ids as SQL, such as columns of a row. */
export const isBlockedPair = (a: Prisma.Sql, b: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM blocks blocked WHERE blocked.is_active
  AND (blocked.blocker_id, blocked.blocked_id) IN ((${a}, ${b}), (${b}, ${a})))`;

export type BlocksQueries = ReturnType<typeof createBlocksQueries>;

const FoundRow = z.object({ found: z.boolean() });

export function createBlocksQueries({ reader }: MarketplaceDatabase) {
  const among = async (
    db: Reader | MarketplaceTx,
    personId: number,
    ids: readonly number[],
  ): Promise<Set<number>> => {
    const rows = await readerIn(db).rows(IdRow)(Prisma.sql`
      SELECT id FROM unnest(${[...ids]}::int[]) AS asked(id) WHERE id IN ${blockedWith(personId)}`);
    return new Set(rows.map(({ id }) => id));
  };

  return {
    /** In any order of events. @returns false for an outdated one. */
    async takeOver(tx: MarketplaceTx, block: DomainEvents['block.changed']): Promise<boolean> {
      const written = await tx.$executeRaw`
        INSERT INTO blocks (blocker_id, blocked_id, revision, is_active)
        VALUES (${block.blockerId}, ${block.blockedId}, ${block.revision}, ${block.isBlocked})
        ON CONFLICT (blocker_id, blocked_id) DO UPDATE SET
          revision = EXCLUDED.revision, is_active = EXCLUDED.is_active
        WHERE blocks.revision < EXCLUDED.revision`;
      return written > 0;
    },

    async isBlocked(tx: MarketplaceTx, a: number, b: number): Promise<boolean> {
      const pair = isBlockedPair(Prisma.sql`${a}::int`, Prisma.sql`${b}::int`);
      const rows = await readerIn(tx).rows(FoundRow)`SELECT ${pair} AS found`;
      return rows[0]?.found ?? false;
    },

    blockedAmong: (tx: MarketplaceTx, personId: number, ids: readonly number[]) =>
      among(tx, personId, ids),

    /** Outside of a transaction. */
    readBlockedAmong: (personId: number, ids: readonly number[]) => among(reader, personId, ids),
  };
}
