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
