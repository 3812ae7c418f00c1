import type { JobAlertCriteria } from '@tbt/contracts';
import { placeKey, type Coordinates } from '../places';

/** From here on there is no limit. */
export const NO_DISTANCE_LIMIT = 999;

const KM_OF_A_DEGREE = 111.19;
const LATITUDE_MAX = 89;

const cells = (from: number, to: number): number[] =>
  Array.from(
    { length: Math.floor(to) - Math.floor(from) + 1 },
    (_, step) => Math.floor(from) + step,
  );

/** Squares of one degree that a circle touches. */
export function cellsAround({ latitude, longitude }: Coordinates, km: number): string[] {
  const high = km / KM_OF_A_DEGREE;
  const farthest = Math.min(LATITUDE_MAX, Math.abs(latitude) + high);
  const wide = high / Math.cos((farthest * Math.PI) / 180);
  return cells(latitude - high, latitude + high).flatMap((row) =>
    cells(longitude - wide, longitude + wide).map((column) => `${row},${column}`),
  );
}

type Searched = Pick<JobAlertCriteria, 'roles' | 'provinces' | 'cities' | 'maxTravelDistance'>;

/** The narrowest of the stated places; the others are compared row by row. */
function placesOf({ provinces, cities, maxTravelDistance }: Searched, home: Coordinates | null) {
  if (cities.length > 0) return cities.map((city) => `city:${placeKey(city)}`);
  const isLimited = maxTravelDistance !== null && maxTravelDistance < NO_DISTANCE_LIMIT;
  if (isLimited && home)
    return [...cellsAround(home, maxTravelDistance), '?'].map((cell) => `cell:${cell}`);
  return provinces.length > 0 ? provinces.map((province) => `in:${province}`) : ['*'];
}

/** One for each role and place, in the words of `JOB_FACTS`: a shift finds an alert by exactly one kind of key. */
export function searchKeysOf(criteria: Searched, home: Coordinates | null): string[] {
  const places = placesOf(criteria, home);
  return [...new Set(criteria.roles.flatMap((role) => places.map((place) => `${role}|${place}`)))];
}
