import type { Resolvers } from '../../generated/resolvers';
import { listPlans } from './plans';

export const subscriptionsResolvers: Resolvers = {
  Query: {
    plans: (_root, { province }) => listPlans(province),
  },
};
