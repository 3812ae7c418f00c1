import { reviewerName } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { GraphContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers';
import { planStateOf } from './plan-state';
import type { PrivateField } from './users.policy';
import type { User } from './users.queries';

const restricted =
  <F extends PrivateField, T>(field: F, read: (user: User) => T) =>
  async (user: User, _args: object, { loaders }: GraphContext): Promise<T | null> =>
    (await loaders.users.mayReadField(field, user)) ? read(user) : null;

export const usersResolvers: Resolvers = {
  Query: {
    me: (_root, _args, { info, loaders }) =>
      info.viewer ? loaders.users.visible(info.viewer.userId) : null,
    user: (_root, { id }, { loaders }) => loaders.users.found(id),
  },
  Mutation: {
    signUp: (_root, { input }, { info, services, loaders }) =>
      outcome(info, async () => {
        const user = await services.users.signUp(info, input);
        info.renewedBrowserToken = await services.sessions.rememberBrowser(info, user.id);
        return { user: loaders.users.actAs(user) };
      }),
    changeLanguage: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ user: await services.users.changeLanguage(info, input) })),
  },
  User: {
    __resolveReference: ({ id }, { loaders }) => loaders.users.visible(id),
    email: restricted('email', (user) => user.email),
    streetAddress: restricted('streetAddress', (user) => user.streetAddress),
    postalCode: restricted('postalCode', (user) => user.postalCode),
    subscriptionStatus: restricted(
      'subscriptionStatus',
      (user) => planStateOf(user).subscriptionStatus,
    ),
    subscriptionId: restricted('subscriptionId', (user) => user.subscriptionId),
    customerId: restricted('customerId', (user) => user.customerId),
    subscriptionTier: restricted('subscriptionTier', (user) => planStateOf(user).subscriptionTier),
    subscriptionEndsAt: restricted(
      'subscriptionEndsAt',
      (user) => planStateOf(user).subscriptionEndsAt?.toISOString() ?? null,
    ),
    promotionalCode: restricted('promotionalCode', (user) => user.promotionalCode),
    isPromotionalUser: restricted('isPromotionalUser', (user) => user.isPromotionalUser),
    isAdmin: restricted('isAdmin', (user) => user.isAdmin),
    locale: restricted('locale', (user) => user.locale),
    isEmailConfirmed: restricted('isEmailConfirmed', (user) => user.emailConfirmedAt !== null),
    lastActiveAt: restricted('lastActiveAt', (user) => user.lastActiveAt?.toISOString() ?? null),
    createdAt: (user) => user.createdAt.toISOString(),
  },
  Reviewer: {
    __resolveReference: ({ id }, { loaders }) => loaders.users.visible(id),
    id: ({ id }) => String(id),
    name: (user) => reviewerName(user),
  },
};
