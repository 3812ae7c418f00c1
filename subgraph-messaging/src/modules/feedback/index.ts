export { createFeedbackRepository } from './feedback.repository';
export { feedbackResolvers } from './feedback.resolvers';
export { createFeedbackService, type FeedbackService } from './feedback.service';
export type { Feedback, FeedbackRatings, RoadmapItem } from './feedback.types';
