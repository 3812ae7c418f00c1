import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { otherSide } from '../conversations';

export const presenceResolvers: Resolvers = {
  Query: {
    showsPresence: (_, _args, { info, services }) => services.presence.shows(info),
  },
  Mutation: {
    setShowsPresence: (_, { input }, { info, services }) =>
      outcome(info, async () => ({
        showsPresence: await services.presence.setShows(info, input),
      })),
  },
  Conversation: {
    isOtherOnline: async (conversation, _, { userId, services, loaders }) => {
      const other = otherSide(conversation, userId);
      return (
        services.presence.isOnline(other) && Boolean(await loaders.visiblePresence.load(other))
      );
    },
  },
};
