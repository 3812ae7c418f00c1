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
        const { token, expiresAt, user, browserToken } = await services.sessions.logIn(info, input);
        info.renewedBrowserToken = browserToken;
        return { token, expiresAt: expiresAt.toISOString(), user: loaders.users.actAs(user) };
      }),
    endSession: (_root, { input }, { info, services, loaders }) =>
      outcome(info, async () => {
        await services.sessions.endOne(info, input);
        return { user: await loaders.users.me() };
      }),
    endOtherSessions: (_root, _args, { info, services, loaders }) =>
      outcome(info, async () => {
        const browserToken = await services.sessions.endOthers(info);
        if (browserToken) info.renewedBrowserToken = browserToken;
        return { user: await loaders.users.me() };
      }),
    logOut: (_root, _args, { info, services }) => services.sessions.logOut(info),
  },
  User: {
    sessions: (user, _args, { info, services }) =>
      info.viewer?.userId === user.id ? services.sessions.mine(info) : [],
  },
  Session: {
    isCurrent: ({ id }, _args, { info }) => id === info.viewer?.sessionId,
    createdAt: (session) => session.createdAt.toISOString(),
    lastUsedAt: (session) => session.lastUsedAt.toISOString(),
    expiresAt: (session) => session.expiresAt.toISOString(),
  },
  SessionViewer: {
    expiresAt: (session) => session.expiresAt.toISOString(),
  },
};
