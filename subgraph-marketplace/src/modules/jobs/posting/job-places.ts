import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import { kmBetween, placeKey, placeOf, postalAreaOf, type PlaceOnMap } from '../../places';
import type { JobsQueries, ShiftsOfOffice } from '../jobs.queries';
import type { Job } from '../jobs.types';

export type JobDistance = { km: number; isApproximate: boolean; isFromCityCentre: boolean };

export type Office = { province: string | null; city: string | null; postalArea: string | null };

/** That of the clinic when the shift is in its city, else null. */
export function postalAreaOfShift(
  { province, city }: { province: string; city: string },
  office: Office | null,
): string | null {
  const isAtOffice =
    office?.province === province && placeKey(office.city ?? '') === placeKey(city);
  return isAtOffice ? postalAreaOf({ province, city, postalArea: office.postalArea }) : null;
}

/** Kilometres, one decimal; null when a place is unknown. */
export function distanceBetween(
  from: PlaceOnMap | null,
  job: Pick<Job, 'province' | 'city' | 'postalArea'>,
): JobDistance | null {
  const to = placeOf(job);
  if (!from || !to) return null;
  return {
    km: Math.round(kmBetween(from, to) * 10) / 10,
    isApproximate: from.isApproximate || to.isApproximate,
    isFromCityCentre: from.isCityCentre,
  };
}

type Deps = { database: MarketplaceDatabase; jobs: JobsQueries };

/** Sets coordinates of shifts stored without them. */
export function createMapFilling({ database, jobs }: Deps): () => Promise<void> {
  return async () => {
    for (const place of await jobs.placesOffMap()) {
      const found = placeOf(place);
      if (!found) continue;
      const at = { ...found, postalArea: postalAreaOf(place) };
      await database.transaction((tx) => jobs.putOnMap(tx, place, at));
    }
  };
}

export function createOfficeMoves({ jobs }: Pick<Deps, 'jobs'>) {
  const move = async (tx: MarketplaceTx, of: ShiftsOfOffice, office: Office): Promise<void> => {
    for (const place of await jobs.comingPlaces(tx, of)) {
      const postalArea = postalAreaOfShift(place, office);
      if (postalArea === place.postalArea) continue;
      await jobs.moveTo(tx, of, { ...place, postalArea }, placeOf({ ...place, postalArea }));
    }
  };
  return {
    onOffice: (tx: MarketplaceTx, clinicId: number, office: Office) =>
      move(tx, { clinicId }, office),
    onMoved: (tx: MarketplaceTx, locationId: number, office: Office) =>
      move(tx, { locationId }, office),
  };
}
