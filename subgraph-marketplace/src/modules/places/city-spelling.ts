import type { Province } from '@tbt/contracts';
import { cityNamed, knownCities } from './city-table';
import { placeKey } from './place-key';

/** Names of fewer letters are too alike for two changed letters. */
const LONG_NAME = 6;

/** Added, missing, changed and swapped neighbouring letters; stops above `max`. */
function isWithin(max: number, one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > max) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(
        Math.min(
          (row[j] ?? max) + 1,
          (next[j - 1] ?? max) + 1,
          (row[j - 1] ?? max) + (isSame ? 0 : 1),
          isSwapped ? (before[j - 2] ?? max) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...next) > max) return false;
    [before, row] = [row, next];
  }
  return (row[other.length] ?? max + 1) <= max;
}

/** Null for a city of the province's table; else the most similar name in it, by size, if any. */
export function checkCity(province: Province, city: string): { suggestion: string | null } | null {
  if (cityNamed(province, city)) return null;
  const key = placeKey(city);
  const most = key.length < LONG_NAME ? 1 : 2;
  const inProvince = knownCities().filter((known) => known.province === province);
  for (let max = 1; max <= most; max += 1) {
    const found = inProvince.find(({ cityKey }) => isWithin(max, key, cityKey));
    if (found) return { suggestion: found.name };
  }
  return { suggestion: null };
}
