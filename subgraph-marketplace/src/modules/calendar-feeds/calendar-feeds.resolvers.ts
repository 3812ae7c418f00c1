import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const calendarFeedsResolvers: Resolvers = {
  Query: {
    myCalendarFeed: (_root, _args, { info, services }) => services.calendarFeeds.mine(info),
    calendar: (_root, { token }, { info, services }) => services.calendarFeeds.read(info, token),
  },
  Mutation: {
    createCalendarFeed: (_root, _args, { info, services }) =>
      outcome(info, () => services.calendarFeeds.create(info)),
    revokeCalendarFeed: (_root, _args, { info, services }) =>
      outcome(info, async () => ({ isRevoked: await services.calendarFeeds.revoke(info) })),
  },
};
