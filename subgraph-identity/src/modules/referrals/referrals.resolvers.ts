import type { Resolvers } from '../../generated/resolvers';

export const referralsResolvers: Resolvers = {
  Query: {
    myReferral: (_root, _args, { info, services }) => services.referrals.mine(info),
  },
};
