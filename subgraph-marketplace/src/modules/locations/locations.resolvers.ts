import { actingClinicOf, outcome } from '@tbt/service-kit';
import type { GraphContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers';
import type { ClinicLocation } from './locations.types';

const isInside = async (
  { id, clinicId }: ClinicLocation,
  { info, loaders }: GraphContext,
): Promise<boolean> =>
  actingClinicOf(info.viewer) === clinicId || Boolean(await loaders.bookedLocation.load(id));

const location = (
  { locationId }: { locationId: number | null },
  _args: object,
  { loaders }: GraphContext,
) => (locationId === null ? null : loaders.location.load(locationId));

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
  Job: { location },
  JobTemplate: { location },
  ClinicLocation: {
    isClosed: ({ closedAt }) => closedAt !== null,
    phone: async (location, _args, context) =>
      (await isInside(location, context)) ? location.phone : null,
    parking: async (location, _args, context) =>
      (await isInside(location, context)) ? location.parking : null,
    orientation: async (location, _args, context) =>
      (await isInside(location, context)) ? location.orientation : null,
    comingShifts: async ({ id, clinicId }, _args, { info, loaders }) =>
      actingClinicOf(info.viewer) === clinicId
        ? ((await loaders.comingShifts.load(id)) ?? 0)
        : null,
  },
};
