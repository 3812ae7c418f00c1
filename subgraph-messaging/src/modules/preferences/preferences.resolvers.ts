import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const preferenceResolvers: Resolvers = {
  Query: {
    notificationPreferences: (_, _args, { info, services }) => services.preferences.mine(info),
  },
  Mutation: {
    setNotificationPreference: (_, { input }, { info, services }) =>
      outcome(info, async () => ({ preferences: await services.preferences.set(info, input) })),
    unsubscribe: (_, { input }, { info, services }) =>
      outcome(info, async () => ({
        category: await services.preferences.unsubscribe(info, input),
      })),
  },
  NotificationPreference: {
    id: ({ category, channel }) => `${category}:${channel}`,
  },
};
