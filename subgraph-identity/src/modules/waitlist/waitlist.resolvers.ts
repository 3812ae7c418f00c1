import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const waitlistResolvers: Resolvers = {
  Mutation: {
    joinWaitlist: (_root, { input }, { info, services }) =>
      outcome(info, () => services.waitlist.join(info, input)),
  },
  WaitlistEntry: {
    createdAt: (entry) => entry.createdAt.toISOString(),
  },
};
