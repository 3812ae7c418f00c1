import tzLookup from '@photostructure/tz-lookup';
import { PROVINCE_CODES, PROVINCES, type Province } from '@tbt/contracts';
import cityRows from './canadian-cities.json';
import { placeKey } from './fold-text';
import { PROVINCE_ZONES, ZONE_OVERRIDES } from './province-zones';

type Coordinates = { latitude: number; longitude: number };

const keyOf = (province: Province, city: string) => `${PROVINCE_CODES[province]}/${placeKey(city)}`;

// Rows are sorted by population, so of two places of one name the larger one stays.
const COORDINATES = new Map<string, Coordinates>();
for (const [code, name, , latitude, longitude] of cityRows as [
  string,
  string,
  number,
  number,
  number,
][]) {
  const key = `${code}/${placeKey(name)}`;
  if (!COORDINATES.has(key)) COORDINATES.set(key, { latitude, longitude });
}

const OVERRIDES = new Map(
  PROVINCES.flatMap((province) =>
    Object.entries(ZONE_OVERRIDES[province] ?? {}).map(
      ([city, zone]) => [keyOf(province, city), zone] as const,
    ),
  ),
);

/**
 * The IANA zone on whose clock a place lives: override, then the city's coordinates, then the zone of
 * the province's largest city for a city nobody knows.
 */
export function zoneOfPlace(province: Province, city: string): string {
  const key = keyOf(province, city);
  const zones = PROVINCE_ZONES[province];
  const override = OVERRIDES.get(key);
  if (override) return override;
  const place = COORDINATES.get(key);
  if (!place) return zones[0];
  const found = tzLookup(place.latitude, place.longitude);
  return zones.includes(found) ? found : zones[0];
}
