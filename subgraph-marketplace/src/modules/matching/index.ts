export { createMatchingLoaders, type MatchingLoaders } from './matching.loaders';
export { createMatchReading, type MatchReading, type Ranked } from './read-matches';
export { createMatchingQueries } from './matching.queries';
export { createMatching, type MatchingServices } from './create-matching';
export { matchingResolvers } from './matching.resolvers';
export { DAY_REACH, isEligible, NO_LIMIT } from './eligibility-filters';
export { scoreOf } from './match-score';
export { rankScore, rotationBonuses } from './ranking-turns';
export type { Exclusion, Match, PairFacts, PersonFacts, ShiftFacts } from './matching.types';
export { createHumanReviewsQueries, type HumanReview } from './human-reviews.queries';
export { createHumanReviewsService, type HumanReviewsService } from './human-reviews.service';
export { createRecommendationRun } from './make-recommendations';
export { createRecommendationsQueries, type Recommendation } from './recommendations.queries';
export {
  createRecommendationsService,
  type RecommendationPage,
  type RecommendationsService,
} from './recommendations.service';
export { createWeightsQueries } from './weights.queries';
export { createWeightsService, type WeightsService } from './weights.service';
