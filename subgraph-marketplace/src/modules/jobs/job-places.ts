import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { kmBetween, placeKey, placeOf, postalAreaOf, type PlaceOnMap } from '../places';
import type { JobsRepository } from './jobs.repository';
import type { Job } from './jobs.types';

export type JobDistance = { km: number; isApproximate: boolean };

/** The address of a clinic, as far as other services tell of it. */
export type Office = { province: string | null; city: string | null; postalArea: string | null };

/** The postal area of a shift's address: that of the clinic's office, where the shift is in its city. */
export function postalAreaOfShift(
  { province, city }: { province: string; city: string },
  office: Office | null,
): string | null {
  const isAtOffice =
    office?.province === province && placeKey(office.city ?? '') === placeKey(city);
  return isAtOffice ? postalAreaOf({ province, city, postalArea: office.postalArea }) : null;
}

/** Kilometres from a place to a shift, one decimal; null when one of them is not known. */
export function distanceBetween(
  from: PlaceOnMap | null,
  job: Pick<Job, 'province' | 'city' | 'postalArea'>,
): JobDistance | null {
  const to = placeOf(job);
  if (!from || !to) return null;
  return {
    km: Math.round(kmBetween(from, to) * 10) / 10,
    isApproximate: from.isApproximate || to.isApproximate,
  };
}

type Deps = { database: MarketplaceDatabase; jobs: JobsRepository };

/** Puts shifts on the map of which only the place's name was kept. */
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

/** Lets coming shifts follow the address of their clinic, in the transaction that tells of it. */
export const createOfficeMoves =
  ({ jobs }: Pick<Deps, 'jobs'>) =>
  async (tx: MarketplaceTx, clinicId: number, office: Office): Promise<void> => {
    for (const place of await jobs.comingPlaces(tx, clinicId)) {
      const postalArea = postalAreaOfShift(place, office);
      if (postalArea === place.postalArea) continue;
      await jobs.moveTo(tx, clinicId, { ...place, postalArea }, placeOf({ ...place, postalArea }));
    }
  };
