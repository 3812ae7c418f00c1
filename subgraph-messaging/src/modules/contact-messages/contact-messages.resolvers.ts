import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const contactMessageResolvers: Resolvers = {
  Mutation: {
    sendContactMessage: (_root, { input }, { info, services }) =>
      outcome(info, () => services.contactMessages.send(info, input)),
  },
};
