import type { Resolvers } from '../../generated/resolvers';

export const promotionsResolvers: Resolvers = {
  Query: {
    promotion: (_root, { code }, { services }) => services.promotions.check(code),
  },
};
