import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const verificationDocumentsResolvers: Resolvers = {
  Mutation: {
    submitVerificationDocument: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ document: await services.documents.submit(info, input) })),
  },
  VerificationDocument: {
    documentUrl: (document, _args, { services }) => services.documents.linkTo(document),
    mediaType: ({ upload }) => upload.mediaType,
    reviewedAt: ({ reviewedAt }) => reviewedAt?.toISOString() ?? null,
    createdAt: ({ createdAt }) => createdAt.toISOString(),
  },
  User: {
    verificationDocuments: async (user, _args, { loaders }) =>
      (await loaders.users.mayReadField('verificationDocuments', user))
        ? loaders.documents.byUser.load(user.id)
        : null,
  },
};
