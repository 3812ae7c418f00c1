import type { Resolvers } from '../../generated/resolvers';
import { activityRecency } from './activity-recency';

export const activityResolvers: Resolvers = {
  User: {
    activity: async (user, _args, { loaders, clock }) => {
      const recency = activityRecency(user.lastActiveAt, clock.now());
      if (recency === null) return null;
      const mayRead = await loaders.users.mayReadField('lastActiveAt', user);
      return mayRead || (await loaders.activity.isShown.load(user.id)) ? recency : null;
    },
  },
};
