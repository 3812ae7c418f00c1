import { PROVINCE_CODES, type Province } from '@tbt/contracts';
import cityRows from './canadian-cities.json';
import { placeKey } from './fold-text';

export type Coordinates = { latitude: number; longitude: number };
export type City = Coordinates & { population: number };

type CityRow = [
  code: string,
  name: string,
  population: number,
  latitude: number,
  longitude: number,
];

/** The key of a city among those of its province. */
export const cityKeyOf = (province: Province, city: string): string =>
  `${PROVINCE_CODES[province]}/${placeKey(city)}`;

// Rows are sorted by population, so of two places of one name the larger one stays.
const CITIES = new Map<string, City>();
for (const [code, name, population, latitude, longitude] of cityRows as CityRow[]) {
  const key = `${code}/${placeKey(name)}`;
  if (!CITIES.has(key)) CITIES.set(key, { population, latitude, longitude });
}

/** Where a city's middle is; undefined for one that the table does not know. */
export const cityNamed = (province: Province, city: string): City | undefined =>
  CITIES.get(cityKeyOf(province, city));
