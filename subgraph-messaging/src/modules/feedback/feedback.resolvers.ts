import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { memberOf } from '../contacts';
import { roadmapItemOf } from './feedback.types';

export const feedbackResolvers: Resolvers = {
  Query: {
    myFeedback: (_root, args, { info, services }) => services.feedback.mine(info, args),
    allFeedback: (_root, args, { info, services }) => services.feedback.all(info, args),
    feedbackRatings: (_root, args, { info, services }) => services.feedback.ratings(info, args),
    roadmap: (_root, _args, { services }) => services.feedback.roadmap(),
  },
  Mutation: {
    sendFeedback: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ feedback: await services.feedback.send(info, input) })),
    updateFeedback: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ feedback: await services.feedback.update(info, input) })),
  },
  Feedback: {
    id: ({ id }) => String(id),
    userId: ({ userId }) => (userId === null ? null : String(userId)),
    user: ({ userId }, _args, context) => (userId === null ? null : memberOf(context, userId)),
    answeredAt: ({ answeredAt }) => answeredAt?.toISOString() ?? null,
    roadmap: roadmapItemOf,
    createdAt: ({ createdAt }) => createdAt.toISOString(),
  },
  RoadmapItem: {
    id: ({ id }) => String(id),
    changedAt: ({ changedAt }) => changedAt.toISOString(),
  },
};
