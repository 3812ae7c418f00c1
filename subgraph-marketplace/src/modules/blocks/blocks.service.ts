import { consumeOnce } from '@tbt/service-kit';
import type { EventHandler } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../database';
import type { BlocksRepository } from './blocks.repository';

export type BlocksService = {
  /** Consumer of `block.changed`; safe to call again with the same event. */
  onBlockChanged: EventHandler<'block.changed'>;
};

type Deps = { database: MarketplaceDatabase; blocks: BlocksRepository };

/** The read model of who wants nothing to do with whom. */
export const createBlocksService = ({ database, blocks }: Deps): BlocksService => ({
  onBlockChanged: ({ id, payload }) =>
    database.transaction(async (tx) => {
      if (await consumeOnce(tx, id)) await blocks.takeOver(tx, payload);
    }),
});
