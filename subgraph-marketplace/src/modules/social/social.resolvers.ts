import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const socialResolvers: Resolvers = {
  Query: {
    socialAccounts: (_root, _args, { info, services }) => services.social.list(info),
  },
  Mutation: {
    startSocialConnection: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ authorizationUrl: await services.social.start(info, input) })),
    completeSocialConnection: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ account: await services.social.complete(info, input) })),
    disconnectSocialAccount: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ account: await services.social.disconnect(info, input) })),
  },
};
