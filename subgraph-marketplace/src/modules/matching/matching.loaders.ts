import { isProfessionalRole } from '@tbt/contracts';
import { createLoader } from '@tbt/service-kit';
import type { Clock, Loader, RequestInfo } from '@tbt/service-kit';
import type { TermVector } from './learning/choice-model';
import type { MatchReading, Ranked } from './read-matches';
import type { Match } from './matching.types';
import type { Recommendation, RecommendationsQueries } from './recommendations.queries';
import type { ShowingsQueries } from './showings.queries';

export type MatchingLoaders = {
  /** Null for other viewers and where a rule excludes the professional. */
  matchOfJob: Loader<number, Match | null>;
  /** Best first. Only for the clinic's own shifts. */
  rankingOfJob: Loader<number, Ranked[] | null>;
  /** Records the top ranks as shown, by `showingKey`, in one statement. */
  noteShown: Loader<string, null>;
  /** Null unless the viewer's own. */
  ownRecommendation: Loader<number, Recommendation | null>;
};

type Deps = {
  reading: MatchReading;
  recommendations: RecommendationsQueries;
  showings: ShowingsQueries;
  clock: Clock;
};

export const showingKey = (jobId: number, places: number): string => `${jobId}/${places}`;

function createShowingLoader(
  { showings, clock }: Deps,
  rankingOfJob: MatchingLoaders['rankingOfJob'],
): MatchingLoaders['noteShown'] {
  const shownBy = async (key: string) => {
    const [jobId = 0, places = 0] = key.split('/').map(Number);
    const first = ((await rankingOfJob.load(jobId)) ?? []).slice(0, places);
    return first.map(({ personId, match }, at) => ({
      ...{ jobId, place: at + 1, personId },
      terms: Object.fromEntries(match().terms.map(({ key, value }) => [key, value])) as TermVector,
    }));
  };
  return createLoader(async (keys: readonly string[]) => {
    await showings.note((await Promise.all(keys.map(shownBy))).flat(), clock.now());
    return new Map<string, null>();
  });
}

export function createMatchingLoaders(deps: Deps, { viewer }: RequestInfo): MatchingLoaders {
  const { reading, recommendations } = deps;
  const rankingOfJob = createLoader((jobIds: readonly number[]) => reading.rank(jobIds));
  return {
    matchOfJob: createLoader(async (jobIds: readonly number[]) => {
      if (!isProfessionalRole(viewer?.role)) return new Map<number, Match>();
      const personId = viewer.userId;
      const { found } = await reading.matches(jobIds.map((jobId) => ({ jobId, personId })));
      return new Map(found.map(({ jobId, match }) => [jobId, match]));
    }),
    rankingOfJob,
    noteShown: createShowingLoader(deps, rankingOfJob),
    ownRecommendation: createLoader(
      async (ids: readonly number[]) =>
        viewer === null ? [] : recommendations.ofUser(viewer.userId, ids),
      ({ id }: Recommendation) => id,
    ),
  };
}
