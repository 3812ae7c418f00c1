import { readerIn, IdRow } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import type { Dispute } from './disputes.types';

export type DisputesQueries = ReturnType<typeof createDisputesQueries>;

export const createDisputesQueries = () => ({
  /** Skips cases that another transaction holds. */
  async closeRuled(
    tx: MarketplaceTx,
    { ruledBefore, at, limit }: { ruledBefore: Date; at: Date; limit: number },
  ): Promise<Dispute[]> {
    const due = await readerIn(tx).rows(IdRow)`
      SELECT id FROM disputes WHERE status = 'ruled' AND ruled_at < ${ruledBefore}::timestamptz
      ORDER BY ruled_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
    return tx.dispute.updateManyAndReturn({
      where: { id: { in: due.map(({ id }) => id) } },
      data: { status: 'closed', closedAt: at },
    });
  },
});
