export { createReviews, type ReviewServices } from './create-reviews';
export type { ReviewLoaders } from './reviews.loaders';
export { reviewsResolvers } from './reviews.resolvers';
export type { ReportedReview, Review, ReviewReport } from './reviews.types';
