import { PROVINCE_CODES, PROVINCES, type Province } from '@tbt/contracts';
import cityRows from './canadian-cities.json';
import { placeKey } from './place-key';

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

const PROVINCE_OF_CODE = new Map<string, Province>(
  PROVINCES.map((province) => [PROVINCE_CODES[province], province]),
);

/** A city by the names that shifts are stored under. */
type KnownCity = Coordinates & { province: Province; cityKey: string };
const KNOWN_CITIES: KnownCity[] = [];

// Rows are sorted by population, so of two places of one name the larger one stays.
const CITIES = new Map<string, City>();
for (const [code, name, population, latitude, longitude] of cityRows as CityRow[]) {
  const cityKey = placeKey(name);
  const key = `${code}/${cityKey}`;
  if (CITIES.has(key)) continue;
  CITIES.set(key, { population, latitude, longitude });
  const province = PROVINCE_OF_CODE.get(code);
  if (province) KNOWN_CITIES.push({ province, cityKey, latitude, longitude });
}

/** Where a city's middle is; undefined for one that the table does not know. */
export const cityNamed = (province: Province, city: string): City | undefined =>
  CITIES.get(cityKeyOf(province, city));

/** Every city that the table knows. */
export const knownCities = (): readonly KnownCity[] => KNOWN_CITIES;
