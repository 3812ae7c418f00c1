import { consumeOnce, type OutboxEvent } from '@tbt/service-kit';
import type { IdentityDatabase } from '../../database';
import type { BlocksQueries } from './blocks.queries';

type Parts = { blocks: BlocksQueries; database: IdentityDatabase };

export const createBlocksService = ({ blocks, database }: Parts) => ({
  blockChanged: ({ id, payload }: OutboxEvent<'block.changed'>): Promise<void> =>
    database.transaction(async (tx) => {
      if (await consumeOnce(tx, id)) await blocks.upsert(tx, payload);
    }),
});
