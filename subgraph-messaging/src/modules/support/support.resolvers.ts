import type { Resolvers } from '../../generated/resolvers';

export const supportResolvers: Resolvers = {
  SupportNote: {
    id: ({ id }) => String(id),
    author: ({ authorId }) => (authorId === null ? null : { id: String(authorId) }),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
  },
};
