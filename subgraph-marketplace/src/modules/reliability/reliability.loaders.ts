import { createListLoader, createLoader } from '@tbt/service-kit';
import type { Clock, Loader } from '@tbt/service-kit';
import type {
  ReliabilityLadder,
  ReliabilityLadderQueries,
} from './ladder/reliability-ladder.queries';
import type { ReliabilityQueries } from './reliability.queries';
import type { ReliabilityEntry, ReliabilityFacts } from './reliability.types';

export type ReliabilityLoaders = {
  reliabilityFacts: Loader<number, ReliabilityFacts | null>;
  /** Only for the professional and administrators. */
  reliabilityEntries: Loader<number, ReliabilityEntry[]>;
  reliabilityLadder: Loader<'current', ReliabilityLadder | null>;
};

type Deps = { reliability: ReliabilityQueries; ladders: ReliabilityLadderQueries; clock: Clock };

export const createReliabilityLoaders = ({
  reliability,
  ladders,
  clock,
}: Deps): ReliabilityLoaders => ({
  reliabilityLadder: createLoader(
    async () => [await ladders.current()],
    () => 'current' as const,
  ),
  reliabilityFacts: createLoader(
    (ids: readonly number[]) => reliability.facts(ids, clock.now()),
    ({ id }) => id,
  ),
  reliabilityEntries: createListLoader(
    reliability.entriesOf,
    (entry: ReliabilityEntry) => entry.professionalId,
  ),
});
