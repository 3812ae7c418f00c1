import { isProvince, LIMITS } from '@tbt/contracts';
import type { Resolvers } from '../../generated/resolvers';
import { checkCity } from './city-spelling';

export const placesResolvers: Resolvers = {
  Query: {
    cityCheck: (_root, { province, city }) => {
      if (!isProvince(province)) return { isKnown: false, suggestion: null };
      // Longer text is no name, and comparing it is expensive.
      const unknown = checkCity(province, city.slice(0, LIMITS.cityMax));
      return { isKnown: unknown === null, suggestion: unknown?.suggestion ?? null };
    },
  },
};
