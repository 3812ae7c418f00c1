export { createMatchingLoaders, type MatchingLoaders } from './matching.loaders';
export { createMatchReading, type Ranked } from './matching.reading';
export { createMatchingRepository } from './matching.repository';
export { createMatching, type MatchingServices } from './matching.parts';
export { matchingResolvers } from './matching.resolvers';
export { isEligible } from './matching.filters';
export { scoreOf } from './matching.score';
export { orderOf, turnsOf } from './matching.turns';
export type { Match, PairFacts, PersonFacts, ShiftFacts } from './matching.types';
export { createHumanReviewsRepository, type HumanReview } from './human-reviews.repository';
export { createHumanReviewsService, type HumanReviewsService } from './human-reviews.service';
export { createRecommendationMaking } from './recommendations.making';
export { createRecommendationsRepository, type Recommendation } from './recommendations.repository';
export {
  createRecommendationsService,
  type RecommendationPage,
  type RecommendationsService,
} from './recommendations.service';
export { createWeightsRepository } from './weights.repository';
export { createWeightsService, type WeightsService } from './weights.service';
