export { createVerificationReviewsQueries } from './verification-reviews.queries';
export type { VerificationRef } from './verification-reviews.queries';
export { verificationReviewsResolvers } from './verification-reviews.resolvers';
export { createVerificationReviewsService } from './verification-reviews.service';
export type { VerificationReviewsService } from './verification-reviews.service';
