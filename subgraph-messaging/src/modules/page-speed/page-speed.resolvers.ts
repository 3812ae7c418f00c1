import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const pageSpeedResolvers: Resolvers = {
  Query: {
    pageSpeeds: (_root, args, { info, services }) => services.pageSpeed.read(info, args),
  },
  Mutation: {
    recordPageSpeed: (_root, { input }, { info, services }) =>
      outcome(info, () => services.pageSpeed.record(info, input)),
  },
};
