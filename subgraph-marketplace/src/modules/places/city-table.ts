import { PROVINCE_CODES, PROVINCES, type Province } from '@tbt/contracts';
import cityRows from './canadian-cities.json';
import { placeKey } from './place-key';

export type Coordinates = { latitude: number; longitude: number };
export type City = Coordinates & { name: string; population: number };

type CityRow = [
  code: string,
  name: string,
  population: number,
  latitude: number,
  longitude: number,
];

export const cityKeyOf = (province: Province, city: string): string =>
  `${PROVINCE_CODES[province]}/${placeKey(city)}`;

const PROVINCE_OF_CODE = new Map<string, Province>(
  PROVINCES.map((province) => [PROVINCE_CODES[province], province]),
);

type KnownCity = Coordinates & { province: Province; cityKey: string; name: string };
const KNOWN_CITIES: KnownCity[] = [];

// Sorted by population, so the larger of two cities of one name stays.
const CITIES = new Map<string, City>();
for (const [code, name, population, latitude, longitude] of cityRows as CityRow[]) {
  const cityKey = placeKey(name);
  const key = `${code}/${cityKey}`;
  if (CITIES.has(key)) continue;
  CITIES.set(key, { name, population, latitude, longitude });
  const province = PROVINCE_OF_CODE.get(code);
  if (province) KNOWN_CITIES.push({ province, cityKey, name, latitude, longitude });
}

export const cityNamed = (province: Province, city: string): City | undefined =>
  CITIES.get(cityKeyOf(province, city));

export const knownCities = (): readonly KnownCity[] => KNOWN_CITIES;
