import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const sessionsResolvers: Resolvers = {
  Query: {
    sessionViewer: (_root, { token }, { info, services }) =>
      services.sessions.viewerOf(info, token),
  },
  Mutation: {
    logIn: (_root, { input }, { info, services, loaders }) =>
      outcome(info, async () => {
        const { token, expiresAt, user } = await services.sessions.logIn(info, input);
        return { token, expiresAt: expiresAt.toISOString(), user: loaders.users.prove(user) };
      }),
    logOut: (_root, _args, { info, services }) => services.sessions.logOut(info),
  },
  SessionViewer: {
    expiresAt: (session) => session.expiresAt.toISOString(),
  },
};
