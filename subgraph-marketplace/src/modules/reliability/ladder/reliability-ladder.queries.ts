import type { LadderPoints } from '@tbt/contracts';
import { selectColumns, readerIn, type Reader } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import { ReliabilityLadderTable, type ReliabilityLadderRow } from '../../../generated/tables';

export type ReliabilityLadder = Omit<ReliabilityLadderRow, 'createdBy'>;

const COLUMNS = selectColumns(ReliabilityLadderTable, { as: 'l', omit: { createdBy: true } });
const VERSIONS_MAX = 20;

export type ReliabilityLadderQueries = ReturnType<typeof createReliabilityLadderQueries>;

export function createReliabilityLadderQueries({ reader }: MarketplaceDatabase) {
  const newest = async (
    client: Reader,
    limit: number,
  ): Promise<ReliabilityLadder[]> => client.$queryRaw<ReliabilityLadder[]>`
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
