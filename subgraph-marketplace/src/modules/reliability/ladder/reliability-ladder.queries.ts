import type { LadderPoints } from '@tbt/contracts';
import { selectColumns, readerIn, type RowReader } from '@tbt/service-kit';
import type { z } from 'zod';
import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import { ReliabilityLadderTable, ReliabilityLadderRow } from '../../../generated/tables';

export const ReliabilityLadder = ReliabilityLadderRow.omit({ createdBy: true });
export type ReliabilityLadder = z.infer<typeof ReliabilityLadder>;

const COLUMNS = selectColumns(ReliabilityLadderTable, { as: 'l', omit: { createdBy: true } });
const VERSIONS_MAX = 20;

export type ReliabilityLadderQueries = ReturnType<typeof createReliabilityLadderQueries>;

export function createReliabilityLadderQueries({ reader }: MarketplaceDatabase) {
  const newest = async (client: RowReader, limit: number) => client.rows(ReliabilityLadder)`
    SELECT ${COLUMNS} FROM reliability_ladders l ORDER BY l.version DESC LIMIT ${limit}`;

  const first = ([ladder]: ReliabilityLadder[]): ReliabilityLadder => {
    if (!ladder) throw new Error('A migration adds the first version');
    return ladder;
  };

  return {
    current: async (tx: MarketplaceTx | null = null): Promise<ReliabilityLadder> =>
      first(await newest(tx ? readerIn(tx) : reader, 1)),

    versions: (): Promise<ReliabilityLadder[]> => newest(reader, VERSIONS_MAX),

    /** @throws the violation of `reliability_ladders_pkey`. */
    async add(
      tx: MarketplaceTx,
      ladder: LadderPoints & { version: number },
      by: { userId: number; at: Date },
    ): Promise<ReliabilityLadder> {
      const data = { ...ladder, createdAt: by.at, createdBy: by.userId };
      const { createdBy: _, ...stored } = await tx.reliabilityLadder.create({ data });
      return stored;
    },
  };
}
