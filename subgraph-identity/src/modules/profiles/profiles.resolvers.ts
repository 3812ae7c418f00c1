import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const profilesResolvers: Resolvers = {
  Mutation: {
    createProfile: (_root, { input }, { info, services, loaders }) =>
      outcome(info, async () => {
        const { token, expiresAt, user, browserToken } = await services.profiles.create(
          info,
          input,
        );
        info.renewedBrowserToken = browserToken;
        return { token, expiresAt: expiresAt.toISOString(), user: loaders.users.actAs(user) };
      }),
    updateProfile: (_root, { input, expectedVersion }, { info, services }) =>
      outcome(info, async () => ({
        user: await services.profiles.update(info, input, expectedVersion),
      })),
  },
  User: {
    profileVersion: async (user, _args, { loaders }) =>
      (await loaders.users.mayReadField('profileVersion', user)) ? user.profileVersion : null,
  },
};
