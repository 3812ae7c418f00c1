export { createVerificationReviewsRepository } from './verification-reviews.repository';
export type { VerificationRef } from './verification-reviews.repository';
export { verificationReviewsResolvers } from './verification-reviews.resolvers';
export { createVerificationReviewsService } from './verification-reviews.service';
export type { VerificationReviewsService } from './verification-reviews.service';
