import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { inBatches } from '../../in-batches';
import type { JobsQueries } from './jobs.queries';

const BATCH = 200;

type Deps = {
  database: MarketplaceDatabase;
  jobs: JobsQueries;
  /** Ends open offers and invitations in the same transaction. */
  onExpired: (tx: MarketplaceTx, jobIds: readonly number[]) => Promise<void>;
};

/** @returns number of shifts; safe with several replicas. */
export function createJobExpiry({ database, jobs, onExpired }: Deps): () => Promise<number> {
  return () =>
    inBatches(BATCH, () =>
      database.transaction(async (tx) => {
        const ids = await jobs.expireStarted(tx, BATCH);
        if (ids.length > 0) await onExpired(tx, ids);
        return ids.length;
      }),
    );
}
