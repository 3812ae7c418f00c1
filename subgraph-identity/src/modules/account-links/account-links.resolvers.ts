import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const accountLinksResolvers: Resolvers = {
  Mutation: {
    requestPasswordReset: (_root, { input }, { info, services }) =>
      outcome(info, () => services.accountLinks.requestPasswordReset(info, input)),
    resetPassword: (_root, { input }, { info, services }) =>
      outcome(info, async () => {
        const { email, browserToken } = await services.passwordChange.reset(info, input);
        info.renewedBrowserToken = browserToken;
        return { email };
      }),
    changePassword: (_root, { input }, { info, services, loaders }) =>
      outcome(info, async () => {
        const { token, expiresAt, browserToken } = await services.passwordChange.change(
          info,
          input,
        );
        info.renewedToken = token;
        if (browserToken) info.renewedBrowserToken = browserToken;
        return { token, expiresAt: expiresAt.toISOString(), user: await loaders.users.me() };
      }),
    requestEmailConfirmation: (_root, _args, { info, services }) =>
      outcome(info, () => services.emailChange.requestConfirmation(info)),
    requestEmailChange: (_root, { input }, { info, services, loaders }) =>
      outcome(info, async () => {
        await services.emailChange.requestChange(info, input);
        return { user: await loaders.users.me() };
      }),
    confirmEmail: (_root, { input }, { info, services }) =>
      outcome(info, () => services.emailChange.confirm(input)),
  },
  User: {
    pendingEmail: ({ id }, _args, { info, services }) =>
      info.viewer?.userId === id ? services.accountLinks.pendingEmail(id) : null,
  },
};
