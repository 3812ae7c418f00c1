import type { Reader } from '@tbt/service-kit';
import { isProfessionalRole, reliabilityScore } from '@tbt/contracts';
import type { ReliabilityQueries } from './reliability.queries';
import { changesOf } from './reliability-score';

/** By id; clinics have none. */
export const readScoresBy =
  (reliability: ReliabilityQueries) =>
  async (ids: readonly number[], now: Date, db?: Reader): Promise<ReadonlyMap<number, number>> => {
    const facts = await reliability.facts(ids, now, db);
    const ofProfessionals = facts.filter(({ role }) => isProfessionalRole(role));
    return new Map(
      ofProfessionals.map((fact) => [fact.id, reliabilityScore(changesOf(fact), now)] as const),
    );
  };
