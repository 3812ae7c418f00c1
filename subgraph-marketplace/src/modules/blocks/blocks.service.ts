import { consumeOnce } from '@tbt/service-kit';
import type { EventHandler } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type { BlocksQueries } from './blocks.queries';

export type CloseOffersBetween = (tx: MarketplaceTx, one: number, other: number) => Promise<void>;

export type BlocksService = {
  /** Idempotent. */
  onBlockChanged: EventHandler<'block.changed'>;
};

type Deps = {
  database: MarketplaceDatabase;
  blocks: BlocksQueries;
  closeOffersBetween: CloseOffersBetween;
};

export const createBlocksService = ({
  database,
  blocks,
  closeOffersBetween,
}: Deps): BlocksService => ({
  onBlockChanged: ({ id, payload }) =>
    database.transaction(async (tx) => {
      if (!(await consumeOnce(tx, id))) return;
      const isNewer = await blocks.takeOver(tx, payload);
      if (isNewer && payload.isBlocked)
        await closeOffersBetween(tx, payload.blockerId, payload.blockedId);
    }),
});
