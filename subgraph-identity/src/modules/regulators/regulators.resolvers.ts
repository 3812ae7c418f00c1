import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const regulatorsResolvers: Resolvers = {
  Query: {
    regulators: (_root, _args, { services }) => services.regulators.all(),
  },
  Mutation: {
    editRegulator: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ regulator: await services.regulators.edit(info, input) })),
  },
  Regulator: {
    id: ({ province, role }) => `${province}/${role}`,
  },
};
