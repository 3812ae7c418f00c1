import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { memberOf } from '../contacts';

export const contactMessageResolvers: Resolvers = {
  Query: {
    contactMessages: (_root, args, { info, services }) => services.contactDesk.page(info, args),
  },
  Mutation: {
    sendContactMessage: (_root, { input }, { info, services }) =>
      outcome(info, () => services.contactMessages.send(info, input)),
    updateContactMessage: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        contactMessage: await services.contactDesk.update(info, input),
      })),
  },
  ContactMessage: {
    id: ({ id }) => String(id),
    user: ({ userId }, _args, context) => (userId === null ? null : memberOf(context, userId)),
    assignee: ({ assignedTo }) => (assignedTo === null ? null : { id: String(assignedTo) }),
    dueAt: ({ dueAt }) => dueAt.toISOString(),
    answeredAt: ({ answeredAt }) => answeredAt?.toISOString() ?? null,
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    answers: ({ id }, _args, { loaders }) => loaders.contactAnswers.load(id),
    notes: ({ id }, _args, { loaders }) => loaders.contactNotes.load(id),
  },
  ContactAnswer: {
    id: ({ id }) => String(id),
    author: ({ authorId }) => (authorId === null ? null : { id: String(authorId) }),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
  },
};
