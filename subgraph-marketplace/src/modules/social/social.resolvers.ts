import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const socialResolvers: Resolvers = {
  Query: {
    socialAccounts: (_root, _args, { info, services }) => services.social.list(info),
    shiftPublications: (_root, { jobId }, { info, services }) =>
      services.publications.list(info, jobId),
  },
  Mutation: {
    startSocialConnection: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ authorizationUrl: await services.social.start(info, input) })),
    completeSocialConnection: (_root, { input }, { info, services }) =>
      outcome(info, () => services.social.complete(info, input)),
    chooseSocialPage: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ account: await services.social.choose(info, input) })),
    publishShift: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        publication: await services.publications.publish(info, input),
      })),
    disconnectSocialAccount: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ account: await services.social.disconnect(info, input) })),
  },
};
