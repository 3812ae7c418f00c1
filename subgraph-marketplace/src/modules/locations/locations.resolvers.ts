import { actingClinicOf, outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const locationsResolvers: Resolvers = {
  Query: {
    clinicLocations: (_root, { clinicId }, { info, services }) =>
      services.locations.list(info, clinicId),
  },
  Mutation: {
    addClinicLocation: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ location: await services.locations.add(info, input) })),
    editClinicLocation: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ location: await services.locations.edit(info, input) })),
    closeClinicLocation: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ location: await services.locations.close(info, input) })),
    reopenClinicLocation: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ location: await services.locations.reopen(info, input) })),
  },
  Job: {
    location: ({ locationId }, _args, { loaders }) =>
      locationId === null ? null : loaders.location.load(locationId),
  },
  ClinicLocation: {
    isClosed: ({ closedAt }) => closedAt !== null,
    phone: async ({ id, clinicId, phone }, _args, { info, loaders }) =>
      actingClinicOf(info.viewer) === clinicId || (await loaders.bookedLocation.load(id))
        ? phone
        : null,
    comingShifts: async ({ id, clinicId }, _args, { info, loaders }) =>
      actingClinicOf(info.viewer) === clinicId
        ? ((await loaders.comingShifts.load(id)) ?? 0)
        : null,
  },
};
