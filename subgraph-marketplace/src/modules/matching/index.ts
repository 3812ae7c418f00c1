export { createMatchingLoaders, type MatchingLoaders } from './matching.loaders';
export { createMatchReading, type Ranked } from './read-matches';
export { createMatchingRepository } from './matching.repository';
export { createMatching, type MatchingServices } from './create-matching';
export { matchingResolvers } from './matching.resolvers';
export { isEligible } from './eligibility-filters';
export { scoreOf } from './match-score';
export { rankScore, rotationBonuses } from './ranking-turns';
export type { Match, PairFacts, PersonFacts, ShiftFacts } from './matching.types';
export { createHumanReviewsRepository, type HumanReview } from './human-reviews.repository';
export { createHumanReviewsService, type HumanReviewsService } from './human-reviews.service';
export { createRecommendationRun } from './make-recommendations';
export { createRecommendationsRepository, type Recommendation } from './recommendations.repository';
export {
  createRecommendationsService,
  type RecommendationPage,
  type RecommendationsService,
} from './recommendations.service';
export { createWeightsRepository } from './weights.repository';
export { createWeightsService, type WeightsService } from './weights.service';
