import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const officePacksResolvers: Resolvers = {
  User: {
    officePack: (user, _args, { loaders }) =>
      user.role === 'clinic' ? loaders.officePacks.byClinic.load(user.id) : null,
  },
  OfficePack: {
    phone: async (pack, _args, { loaders }) =>
      (await loaders.officePacks.mayReadOrientation(pack.clinicId)) ? pack.phone : null,
    orientation: async (pack, _args, { loaders }) =>
      (await loaders.officePacks.mayReadOrientation(pack.clinicId)) ? pack.orientation : null,
    updatedAt: (pack) => pack.updatedAt.toISOString(),
  },
  Mutation: {
    updateOfficePack: (_root, { input, expectedVersion }, { info, services }) =>
      outcome(info, async () => ({
        user: await services.officePacks.update(info, input, expectedVersion),
      })),
  },
};
