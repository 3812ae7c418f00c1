import type { Resolvers } from '../../generated/resolvers';

export const referralsResolvers: Resolvers = {
  Query: {
    referralLink: (_root, { code }, { info, services }) => services.referrals.link(info, code),
    myReferral: (_root, _args, { info, services }) => services.referrals.mine(info),
  },
};
