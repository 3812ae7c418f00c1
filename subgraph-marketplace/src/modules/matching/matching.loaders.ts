import { isProfessionalRole } from '@tbt/contracts';
import { createLoader } from '@tbt/service-kit';
import type { Loader, RequestInfo } from '@tbt/service-kit';
import type { MatchReading, Ranked } from './matching.reading';
import type { Match } from './matching.types';
import type { Recommendation, RecommendationsRepository } from './recommendations.repository';

export type MatchingLoaders = {
  /** How the viewing professional fits a shift; null for anybody else and where a rule excludes them. */
  matchOfJob: Loader<number, Match | null>;
  /** Everybody who fits a shift, best first. Ask only for an own shift. */
  rankingOfJob: Loader<number, Ranked[] | null>;
  /** The viewer's own; null otherwise. */
  ownRecommendation: Loader<number, Recommendation | null>;
};

type Deps = { reading: MatchReading; recommendations: RecommendationsRepository };

export const createMatchingLoaders = (
  { reading, recommendations }: Deps,
  { viewer }: RequestInfo,
): MatchingLoaders => ({
  matchOfJob: createLoader(async (jobIds: readonly number[]) => {
    if (!isProfessionalRole(viewer?.role)) return new Map<number, Match>();
    const personId = viewer.userId;
    const found = await reading.matches(jobIds.map((jobId) => ({ jobId, personId })));
    return new Map(found.map(({ jobId, match }) => [jobId, match]));
  }),
  rankingOfJob: createLoader((jobIds: readonly number[]) => reading.rank(jobIds)),
  ownRecommendation: createLoader(
    async (ids: readonly number[]) =>
      viewer === null ? [] : recommendations.ofUser(viewer.userId, ids),
    ({ id }: Recommendation) => id,
  ),
});
