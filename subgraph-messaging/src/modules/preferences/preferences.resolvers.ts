import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const preferenceResolvers: Resolvers = {
  Query: {
    quietHours: (_, _args, { info, services }) => services.preferences.quietHours(info),
    notificationPreferences: (_, _args, { info, services }) => services.preferences.mine(info),
  },
  Mutation: {
    setQuietHours: (_, { input }, { info, services }) =>
      outcome(info, async () => ({
        quietHours: await services.preferences.setQuietHours(info, input),
      })),
    removeQuietHours: (_, _args, { info, services }) =>
      outcome(info, async () => {
        await services.preferences.removeQuietHours(info);
        return { quietHours: null };
      }),
    setNotificationPreference: (_, { input }, { info, services }) =>
      outcome(info, async () => ({ preferences: await services.preferences.set(info, input) })),
    setNotificationRhythm: (_, { input }, { info, services }) =>
      outcome(info, async () => ({
        preferences: await services.preferences.setRhythm(info, input),
      })),
    unsubscribe: (_, { input }, { info, services }) =>
      outcome(info, async () => ({
        category: await services.preferences.unsubscribe(info, input),
      })),
  },
  NotificationPreference: {
    id: ({ category, channel }) => `${category}:${channel}`,
  },
};
