import tzLookup from '@photostructure/tz-lookup';
import { PROVINCES, type Province } from '@tbt/contracts';
import { cityKeyOf, cityNamed } from './city-table';
import { PROVINCE_ZONES, ZONE_OVERRIDES } from './province-zones';

const OVERRIDES = new Map(
  PROVINCES.flatMap((province) =>
    Object.entries(ZONE_OVERRIDES[province] ?? {}).map(
      ([city, zone]) => [cityKeyOf(province, city), zone] as const,
    ),
  ),
);

/** Override, then coordinates of the city, then the province's first zone. */
export function zoneOfPlace(province: Province, city: string): string {
  const zones = PROVINCE_ZONES[province];
  const override = OVERRIDES.get(cityKeyOf(province, city));
  if (override) return override;
  const place = cityNamed(province, city);
  if (!place) return zones[0];
  const found = tzLookup(place.latitude, place.longitude);
  return zones.includes(found) ? found : zones[0];
}
