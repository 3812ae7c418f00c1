import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { memberOf } from '../people';
import { mayNameReviewer, reviewActions, reviewUntil } from './reviews.policy';
import { countsByStars } from './rating-counts';

export const reviewsResolvers: Resolvers = {
  Query: {
    reportedReviews: (_root, args, { info, services }) =>
      services.reviewReports.reported(info, args),
    heldReviews: (_root, args, { info, services }) => services.reviewReports.held(info, args),
  },
  Mutation: {
    writeReview: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ review: await services.reviews.write(info, input) })),
    replyToReview: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ review: await services.reviews.reply(info, input) })),
    reportReview: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ report: await services.reviewReports.report(info, input) })),
    decideReviewReports: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ review: await services.reviewReports.decide(info, input) })),
  },
  User: {
    reviews: ({ id }, args, { services, loaders }) => services.reviews.of(loaders, id, args),
    ratingCounts: async ({ id }, _args, { loaders }) =>
      countsByStars(await loaders.ratingCounts.load(id)),
  },
  Booking: {
    reviews: async ({ id }, _args, { info, services, loaders }) =>
      services.reviews.readable(info, await loaders.reviewsOfBooking.load(id)),
    reviewUntil: (booking) => reviewUntil(booking).toISOString(),
  },
  Review: {
    by: ({ side }) => side,
    reviewer: (review, _args, { info, loaders }) =>
      review.reviewerId !== null && mayNameReviewer(info.viewer, review)
        ? memberOf(loaders, review.reviewerId)
        : null,
    author: ({ reviewerId }, _args, { loaders }) =>
      reviewerId === null ? null : memberOf(loaders, reviewerId),
    reviewee: ({ revieweeId }, _args, { loaders }) => memberOf(loaders, revieweeId),
    booking: ({ bookingId }, _args, { loaders }) => loaders.visibleBooking.load(bookingId),
    isPublished: ({ isCounted }) => isCounted,
    publishesAt: ({ visibleAt }) => visibleAt.toISOString(),
    actions: (review, _args, { info }) => reviewActions(info.viewer, review),
  },
  ReportedReview: {
    reports: ({ review }, _args, { loaders }) => loaders.openReports.load(review.id),
  },
  ReviewReport: {
    reporter: ({ reporterId }, _args, { loaders }) => memberOf(loaders, reporterId),
  },
};
