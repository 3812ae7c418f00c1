import type { DomainEvents } from '@tbt/contracts';
import type { Reader } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { blockedWith, isBlockedPair } from './blocks.queries';

export type BlocksRepository = ReturnType<typeof createBlocksRepository>;

export function createBlocksRepository({ reader }: MarketplaceDatabase) {
  const among = async (
    db: Reader | MarketplaceTx,
    personId: number,
    ids: readonly number[],
  ): Promise<Set<number>> => {
    const rows = await db.$queryRaw<{ id: number }[]>(Prisma.sql`
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
      const rows = await tx.$queryRaw<{ found: boolean }[]>`SELECT ${pair} AS found`;
      return rows[0]?.found ?? false;
    },

    /** Blocked in either direction. */
    blockedAmong: (tx: MarketplaceTx, personId: number, ids: readonly number[]) =>
      among(tx, personId, ids),

    /** Outside of a transaction. */
    readBlockedAmong: (personId: number, ids: readonly number[]) => among(reader, personId, ids),
  };
}
