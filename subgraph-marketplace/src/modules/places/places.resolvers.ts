import { isProvince, LIMITS } from '@tbt/contracts';
import type { Resolvers } from '../../generated/resolvers';
import { checkCity, spellingOf } from './city-spelling';

export const placesResolvers: Resolvers = {
  Query: {
    cityCheck: (_root, { province, city }) => {
      if (!isProvince(province)) return { isKnown: false, suggestion: null };
      // Longer text is no name, and comparing it is expensive.
      const typed = city.slice(0, LIMITS.cityMax);
      const unknown = checkCity(province, typed);
      if (unknown) return { isKnown: false, ...unknown };
      const spelling = spellingOf(province, typed);
      return { isKnown: true, suggestion: spelling === city ? null : spelling };
    },
  },
};
