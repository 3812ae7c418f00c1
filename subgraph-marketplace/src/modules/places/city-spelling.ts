import type { Province } from '@tbt/contracts';
import { distance } from 'fastest-levenshtein';
import { cityNamed, knownCities } from './city-table';
import { placeKey } from './place-key';

const LONG_NAME = 6;

/** The table's spelling of a city that is typed in other case, or without its accents; null when it lacks the city. */
export const spellingOf = (province: Province, city: string): string | null =>
  cityNamed(province, city)?.name ?? null;

/** Null for a city of the province's table; else the most similar name in it, by size, if any. */
export function checkCity(province: Province, city: string): { suggestion: string | null } | null {
  if (cityNamed(province, city)) return null;
  const key = placeKey(city);
  const most = key.length < LONG_NAME ? 1 : 2;
  const inProvince = knownCities().filter((known) => known.province === province);
  for (let max = 1; max <= most; max += 1) {
    const found = inProvince.find(({ cityKey }) => distance(key, cityKey) <= max);
    if (found) return { suggestion: found.name };
  }
  return { suggestion: null };
}
