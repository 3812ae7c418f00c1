import type { Clock } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase } from '../../database';
import type { JobsRepository } from '../jobs';
import type { Person } from '../people';
import { createHumanReviewsRepository } from './human-reviews.repository';
import { createHumanReviewsService, type HumanReviewsService } from './human-reviews.service';
import { hasAdvancedMatching, shownByPlan } from './matching-plan';
import { createMatchReading, type ReadScores } from './read-matches';
import { createMatchingRepository } from './matching.repository';
import { createRecommendationRun } from './make-recommendations';
import { createRecommendationsRepository } from './recommendations.repository';
import {
  createRecommendationsService,
  type RecommendationsService,
} from './recommendations.service';
import { createShowingsRepository } from './showings.repository';
import { createWeightsRepository } from './weights.repository';
import { createWeightsService, type WeightsService } from './weights.service';

export type MatchingServices = {
  recommendations: RecommendationsService;
  matchingWeights: WeightsService;
  humanReviews: HumanReviewsService;
  /** Null is all. */
  shownByPlan(clinic: Person | null): number | null;
  /** Own weights and match advice. */
  hasAdvancedMatching(clinic: Person | null): boolean;
};

type Deps = {
  database: MarketplaceDatabase;
  clock: Clock;
  commands: Commands;
  jobs: JobsRepository;
  /** By id; users without one get a score derived from bookings. */
  reliabilityScores: ReadScores;
};

export function createMatching(deps: Deps) {
  const { database, clock } = deps;
  const recommendations = createRecommendationsRepository(database);
  const reading = createMatchReading({ ...deps, matching: createMatchingRepository(database) });
  const making = createRecommendationRun({ database, clock, recommendations, reading });
  const services: MatchingServices = {
    recommendations: createRecommendationsService({ ...deps, recommendations, making }),
    matchingWeights: createWeightsService({
      ...deps,
      recommendations,
      weights: createWeightsRepository(database),
    }),
    humanReviews: createHumanReviewsService({
      ...deps,
      humanReviews: createHumanReviewsRepository(database),
    }),
    shownByPlan: (clinic) => shownByPlan(clinic, clock.now()),
    hasAdvancedMatching: (clinic) => hasAdvancedMatching(clinic, clock.now()),
  };
  const showings = createShowingsRepository(database);
  return { recommendations, reading, showings, services, clock };
}
