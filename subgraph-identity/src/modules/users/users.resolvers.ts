import { outcome } from '@tbt/service-kit';
import type { GraphContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers';
import type { PrivateField } from './users.policy';
import type { User } from './users.repository';

const privately =
  <F extends PrivateField, T>(field: F, read: (user: User) => T) =>
  async (user: User, _args: object, { loaders }: GraphContext): Promise<T | null> =>
    (await loaders.users.mayReadField(field, user)) ? read(user) : null;

export const usersResolvers: Resolvers = {
  Query: {
    me: (_root, _args, { info, loaders }) =>
      info.viewer ? loaders.users.visible(info.viewer.userId) : null,
    user: (_root, { id }, { loaders }) => loaders.users.visible(id),
  },
  Mutation: {
    signUp: (_root, { input }, { info, services, loaders }) =>
      outcome(info, async () => {
        const user = await services.users.signUp(info, input);
        info.renewedBrowserToken = await services.sessions.rememberBrowser(info, user.id);
        return { user: loaders.users.prove(user) };
      }),
    changeLanguage: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ user: await services.users.changeLanguage(info, input) })),
  },
  User: {
    __resolveReference: ({ id }, { loaders }) => loaders.users.visible(id),
    email: privately('email', (user) => user.email),
    licenseNumber: privately('licenseNumber', (user) => user.licenseNumber),
    streetAddress: privately('streetAddress', (user) => user.streetAddress),
    postalCode: privately('postalCode', (user) => user.postalCode),
    subscriptionStatus: privately('subscriptionStatus', (user) => user.subscriptionStatus),
    subscriptionId: privately('subscriptionId', (user) => user.subscriptionId),
    customerId: privately('customerId', (user) => user.customerId),
    subscriptionTier: privately('subscriptionTier', (user) => user.subscriptionTier),
    subscriptionEndsAt: privately(
      'subscriptionEndsAt',
      (user) => user.subscriptionEndsAt?.toISOString() ?? null,
    ),
    promotionalCode: privately('promotionalCode', (user) => user.promotionalCode),
    isPromotionalUser: privately('isPromotionalUser', (user) => user.isPromotionalUser),
    isAdmin: privately('isAdmin', (user) => user.isAdmin),
    locale: privately('locale', (user) => user.locale),
    isEmailConfirmed: privately('isEmailConfirmed', (user) => user.emailConfirmedAt !== null),
    lastActiveAt: privately('lastActiveAt', (user) => user.lastActiveAt?.toISOString() ?? null),
    createdAt: (user) => user.createdAt.toISOString(),
  },
};
