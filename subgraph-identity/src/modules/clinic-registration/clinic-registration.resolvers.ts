import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const clinicRegistrationResolvers: Resolvers = {
  Mutation: {
    registerClinic: (_root, { input }, { info, services, loaders }) =>
      outcome(info, async () => {
        const { opened, user } = await services.clinicRegistration.register(info, input);
        if (opened) info.renewedBrowserToken = opened.browserToken;
        return {
          token: opened?.token ?? null,
          expiresAt: opened?.expiresAt.toISOString() ?? null,
          user: opened ? loaders.users.actAs(user) : user,
        };
      }),
  },
};
