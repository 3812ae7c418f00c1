import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { memberOf } from '../people';
import { mayReadEntries } from './reliability.policy';

export const reliabilityResolvers: Resolvers = {
  Query: {
    reliabilityLadder: (_root, _args, { services }) => services.reliabilityLadder.current(),
    reliabilityLadders: (_root, _args, { info, services }) =>
      services.reliabilityLadder.versions(info),
    reliabilityAppeals: (_root, _args, { info, services }) => services.reliability.appeals(info),
  },
  Mutation: {
    setReliabilityLadder: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ ladder: await services.reliabilityLadder.set(info, input) })),
    appealReliability: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ entry: await services.reliability.appeal(info, input) })),
    decideReliabilityAppeal: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ entry: await services.reliability.decide(info, input) })),
  },
  User: {
    reliability: async ({ id }, _args, { services, loaders }) =>
      services.reliability.of(await loaders.reliabilityFacts.load(id)),
  },
  Reliability: {
    entries: ({ userId }, _args, { info, loaders }) =>
      mayReadEntries(info.viewer, userId) ? loaders.reliabilityEntries.load(userId) : null,
  },
  ReliabilityEntry: {
    booking: ({ bookingId }, _args, { loaders }) => loaders.visibleBooking.load(bookingId),
    appealUntil: (entry, _args, { services }) =>
      services.reliability.appealUntil(entry)?.toISOString() ?? null,
  },
  ReliabilityAppeal: {
    entry: (entry) => entry,
    professional: ({ professionalId }, _args, { loaders }) => memberOf(loaders, professionalId),
  },
};
