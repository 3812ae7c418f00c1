import { outcome } from '@tbt/service-kit';
import type { GraphContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers';
import { UNKNOWN_PERSON, type Person } from './people.types';

const field =
  <K extends keyof typeof UNKNOWN_PERSON>(name: K) =>
  async ({ id }: { id: number }, _args: object, { loaders }: GraphContext): Promise<Person[K]> =>
    ((await loaders.person.load(id)) ?? { id, ...UNKNOWN_PERSON })[name];

export const peopleResolvers: Resolvers = {
  Query: {
    professionals: async (_root, args, { info, services, loaders }) => {
      const found = await services.people.professionals(info, args);
      for (const { node } of found.edges) loaders.person.prime(node.id, node);
      return found;
    },
    marketSize: (_root, _args, { services }) => services.people.marketSize(),
    savedSearches: (_root, _args, { info, services }) => services.savedSearches.list(info),
  },
  ProfessionalEdge: {
    distanceKm: ({ node }) => node.distanceKm,
  },
  Mutation: {
    saveSearch: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ savedSearch: await services.savedSearches.save(info, input) })),
    openSavedSearch: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ savedSearch: await services.savedSearches.open(info, input) })),
    removeSavedSearch: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ isRemoved: await services.savedSearches.remove(info, input) })),
  },
  User: {
    avgRating: field('avgRating'),
    totalReviews: field('totalReviews'),
    isOnCall: field('isOnCall'),
    emergencyRadius: field('emergencyRadius'),
    emergencyAvailable: field('emergencyAvailable'),
    responseTime: field('responseTime'),
    paysInDays: field('paysInDays'),
  },
};
