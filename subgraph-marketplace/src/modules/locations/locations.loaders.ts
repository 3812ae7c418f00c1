import { actingClinicOf, createLoader, type Loader, type RequestInfo } from '@tbt/service-kit';
import type { LocationsRepository } from './locations.repository';
import type { ClinicLocation } from './locations.types';

export type LocationLoaders = {
  location: Loader<number, ClinicLocation | null>;
  /** Shifts at the location that have not ended. */
  comingShifts: Loader<number, number | null>;
  /** Whether the viewer works or worked there. */
  bookedLocation: Loader<number, true | null>;
};

export const createLocationLoaders = (
  locations: LocationsRepository,
  { viewer }: RequestInfo,
): LocationLoaders => ({
  location: createLoader(locations.byIds, ({ id }: ClinicLocation) => id),
  comingShifts: createLoader((ids: readonly number[]) => locations.comingShifts(ids)),
  bookedLocation: createLoader(async (ids: readonly number[]) =>
    viewer && actingClinicOf(viewer) === null
      ? locations.bookedBy(viewer.userId, ids)
      : new Map<number, true>(),
  ),
});
