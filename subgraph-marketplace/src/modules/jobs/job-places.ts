import type { MarketplaceDatabase } from '../../database';
import { kmBetween, placeOf, type PlaceOnMap } from '../places';
import type { JobsRepository } from './jobs.repository';
import type { Job } from './jobs.types';

export type JobDistance = { km: number; isApproximate: boolean };

/** Kilometres from a place to a shift, one decimal; null when one of them is not known. */
export function distanceBetween(
  from: PlaceOnMap | null,
  job: Pick<Job, 'province' | 'city'>,
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
      if (found) await database.transaction((tx) => jobs.putOnMap(tx, place, found));
    }
  };
}
