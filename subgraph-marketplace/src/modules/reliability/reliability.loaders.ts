import { createListLoader, createLoader } from '@tbt/service-kit';
import type { Clock, Loader } from '@tbt/service-kit';
import type { ReliabilityQueries } from './reliability.queries';
import type { ReliabilityEntry, ReliabilityFacts } from './reliability.types';

export type ReliabilityLoaders = {
  reliabilityFacts: Loader<number, ReliabilityFacts | null>;
  /** Only for the professional and administrators. */
  reliabilityEntries: Loader<number, ReliabilityEntry[]>;
};

export const createReliabilityLoaders = (
  reliability: ReliabilityQueries,
  clock: Clock,
): ReliabilityLoaders => ({
  reliabilityFacts: createLoader(
    (ids: readonly number[]) => reliability.facts(ids, clock.now()),
    ({ id }) => id,
  ),
  reliabilityEntries: createListLoader(
    reliability.entriesOf,
    (entry: ReliabilityEntry) => entry.professionalId,
  ),
});
