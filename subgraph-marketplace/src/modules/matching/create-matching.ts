import type { Clock } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase } from '../../database';
import type { JobsQueries } from '../jobs';
import type { PeopleQueries, Person } from '../people';
import { createHumanReviewsQueries } from './human-reviews.queries';
import { createHumanReviewsService, type HumanReviewsService } from './human-reviews.service';
import { createChoicesQueries } from './learning/choices.queries';
import { createLearning, type LearningService } from './learning/learning.service';
import { createMatchVersionsQueries } from './match-versions.queries';
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

export type MatchingServices = {
  recommendations: RecommendationsService;
  matchingWeights: WeightsService;
  humanReviews: HumanReviewsService;
  /** Null is all. */
  shownByPlan(clinic: Person | null): number | null;
  hasAdvancedMatching(clinic: Person | null): boolean;
  matchLearning: LearningService;
};

type Deps = {
  database: MarketplaceDatabase;
  clock: Clock;
  commands: Commands;
  jobs: JobsQueries;
  people: PeopleQueries;
  /** By id; users without one get a score derived from bookings. */
  reliabilityScores: ReadScores;
};

export function createMatching(deps: Deps) {
  const { database, clock } = deps;
  const recommendations = createRecommendationsQueries(database);
  const reading = createMatchReading({ ...deps, matching: createMatchingQueries(database) });
  const making = createRecommendationRun({ database, clock, recommendations, reading });
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
    matchLearning: createLearning({
      clock,
      choices: createChoicesQueries(database),
      versions: createMatchVersionsQueries(database),
    }),
  };
  const showings = createShowingsQueries(database);
  return { recommendations, reading, showings, services, clock };
}
