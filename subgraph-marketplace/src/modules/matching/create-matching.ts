import type { Clock } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase } from '../../database';
import type { JobsQueries } from '../jobs';
import type { Person } from '../people';
import { createHumanReviewsQueries } from './human-reviews.queries';
import { createHumanReviewsService, type HumanReviewsService } from './human-reviews.service';
import { createChoicesQueries } from './learning/choices.queries';
import { learnWeights } from './learning/learn-weights';
import { learningReport } from './learning/learning-report';
import { hasAdvancedMatching, shownByPlan } from './matching-plan';
import { createMatchReading, type ReadScores } from './read-matches';
import { createMatchingQueries } from './matching.queries';
import { createRecommendationRun } from './make-recommendations';
import { createRecommendationsQueries } from './recommendations.queries';
import {
  createRecommendationsService,
  type RecommendationsService,
} from './recommendations.service';
import { createShowingsQueries } from './showings.queries';
import { createWeightsQueries } from './weights.queries';
import { createWeightsService, type WeightsService } from './weights.service';

/** Milliseconds; how long showings are kept. */
const LEARNING_SPAN = 90 * 86_400_000;

export type MatchingServices = {
  recommendations: RecommendationsService;
  matchingWeights: WeightsService;
  humanReviews: HumanReviewsService;
  /** Null is all. */
  shownByPlan(clinic: Person | null): number | null;
  /** Own weights and match advice. */
  hasAdvancedMatching(clinic: Person | null): boolean;
  /** Weights that the bookings of the last 90 days suggest, as a report in Markdown; changes nothing. */
  reportLearnedWeights(): Promise<string>;
};

type Deps = {
  database: MarketplaceDatabase;
  clock: Clock;
  commands: Commands;
  jobs: JobsQueries;
  /** By id; users without one get a score derived from bookings. */
  reliabilityScores: ReadScores;
};

export function createMatching(deps: Deps) {
  const { database, clock } = deps;
  const recommendations = createRecommendationsQueries(database);
  const reading = createMatchReading({ ...deps, matching: createMatchingQueries(database) });
  const making = createRecommendationRun({ database, clock, recommendations, reading });
  const choices = createChoicesQueries(database);
  const services: MatchingServices = {
    recommendations: createRecommendationsService({ ...deps, recommendations, making }),
    matchingWeights: createWeightsService({
      ...deps,
      recommendations,
      weights: createWeightsQueries(database),
    }),
    humanReviews: createHumanReviewsService({
      ...deps,
      humanReviews: createHumanReviewsQueries(database),
    }),
    shownByPlan: (clinic) => shownByPlan(clinic, clock.now()),
    hasAdvancedMatching: (clinic) => hasAdvancedMatching(clinic, clock.now()),
    async reportLearnedWeights() {
      const now = clock.now();
      const from = new Date(now.getTime() - LEARNING_SPAN);
      return learningReport(learnWeights(await choices.since(from)), from, now);
    },
  };
  const showings = createShowingsQueries(database);
  return { recommendations, reading, showings, services, clock };
}
