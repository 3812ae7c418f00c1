import { IdRow } from '@tbt/service-kit';
import type { DomainEvents } from '@tbt/contracts';
import type { IdentityDatabase, IdentityTx } from '../../database';

export function createBlocksQueries({ reader }: IdentityDatabase) {
  return {
    /** Keeps the newest revision, whatever the order of events. */
    upsert: async (tx: IdentityTx, block: DomainEvents['block.changed']): Promise<void> => {
      await tx.$executeRaw`
        INSERT INTO blocks AS known (blocker_id, blocked_id, revision, is_active)
        VALUES (${block.blockerId}, ${block.blockedId}, ${block.revision}, ${block.isBlocked})
        ON CONFLICT (blocker_id, blocked_id) DO UPDATE SET
          revision = excluded.revision, is_active = excluded.is_active
        WHERE known.revision < excluded.revision`;
    },

    /** Those of `ids` who are blocked by the user or have blocked the user. */
    blockedAmong: async (userId: number, ids: readonly number[]): Promise<number[]> => {
      const rows = await reader.rows(IdRow)`
        SELECT id FROM unnest(${[...ids]}::int[]) AS asked(id) WHERE id IN (
          SELECT blocked_id FROM blocks WHERE blocker_id = ${userId} AND is_active
          UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = ${userId} AND is_active)`;
      return rows.map(({ id }) => id);
    },
  };
}

export type BlocksQueries = ReturnType<typeof createBlocksQueries>;
