import { isPostalCodeIn, isProvince, normalisePostalCode, type Province } from '@tbt/contracts';
import postalAreaRows from './canadian-postal-areas.json';
import { cityNamed, knownCities, type Coordinates } from './city-table';
import { placeKey } from './fold-text';

/** People from which on a city is so large that its middle says little of a place in it. */
const LARGE_CITY = 100_000;
const EARTH_RADIUS_KM = 6371.0088;

/** A place on the map; approximate where only the middle of a large or rural area is known. */
export type PlaceOnMap = Coordinates & { isApproximate: boolean };
export type NamedPlace = {
  province?: string | null;
  city?: string | null;
  postalCode?: string | null;
};

const POSTAL_AREAS = new Map(
  (postalAreaRows as [string, number, number][]).map(([area, latitude, longitude]) => [
    area,
    { latitude, longitude },
  ]),
);

// The second character of a rural area is 0; it may be as large as a small country.
const isRural = (area: string) => area[1] === '0';

function placeOfPostalCode({ postalCode, province }: NamedPlace): PlaceOnMap | null {
  const code = normalisePostalCode(postalCode ?? '');
  if (!code) return null;
  if (province && isProvince(province) && !isPostalCodeIn(province, code)) return null;
  const area = code.slice(0, 3);
  const found = POSTAL_AREAS.get(area);
  return found ? { ...found, isApproximate: isRural(area) } : null;
}

function placeOfCity({ province, city }: NamedPlace): PlaceOnMap | null {
  if (!province || !city || !isProvince(province)) return null;
  const found = cityNamed(province, city);
  if (!found) return null;
  const { latitude, longitude, population } = found;
  return { latitude, longitude, isApproximate: population >= LARGE_CITY };
}

export type NamedArea = Pick<NamedPlace, 'province' | 'city'> & { postalArea?: string | null };

// Any code of an area lies where the area does.
const codeIn = (area: string | null | undefined) => area && `${area}0A0`;

/** Where a place is of which only the first three characters of the postal code are kept. */
export const placeOfArea = ({ postalArea, ...place }: NamedArea): PlaceOnMap | null =>
  placeOf({ ...place, postalCode: codeIn(postalArea) });

/**
 * The postal area by which a place in the same city as `home` is told: that of its home, or null when
 * the city tells more.
 */
export function areaAtHome(
  place: { province: string; city: string },
  home: NamedArea | undefined,
): string | null {
  const { province, city, postalArea } = home ?? {};
  if (!postalArea || province !== place.province) return null;
  if (placeKey(city ?? '') !== placeKey(place.city)) return null;
  const found = placeOfPostalCode({ province, postalCode: codeIn(postalArea) });
  return found && !found.isApproximate ? postalArea : null;
}

/**
 * Where a place is: the middle of the area of its postal code's first three characters, unless that
 * area is rural and the city is known, or of its city. Null when neither is known; a code that
 * cannot lie in the named province counts as none.
 */
export function placeOf(place: NamedPlace): PlaceOnMap | null {
  const ofCode = placeOfPostalCode(place);
  if (ofCode && !ofCode.isApproximate) return ofCode;
  return placeOfCity(place) ?? ofCode;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies. */
export function kmBetween(a: Coordinates, b: Coordinates): number {
  const across = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = across + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export type CityAtDistance = { province: Province; cityKey: string; km: number };
export type AreaAtDistance = { postalArea: string; km: number };

/** The known postal areas from `fromKm` to `toKm` away, the nearest first. */
export const areasByDistance = (
  origin: Coordinates,
  fromKm: number,
  toKm: number,
): AreaAtDistance[] =>
  [...POSTAL_AREAS]
    .map(([postalArea, middle]) => ({ postalArea, km: kmBetween(origin, middle) }))
    .filter(({ km }) => km >= fromKm && km <= toKm)
    .sort((a, b) => a.km - b.km);

/** The known cities from `fromKm` to `toKm` away, the nearest first. */
export const placesByDistance = (
  origin: Coordinates,
  fromKm: number,
  toKm: number,
): CityAtDistance[] =>
  knownCities()
    .map(({ province, cityKey, ...city }) => ({ province, cityKey, km: kmBetween(origin, city) }))
    .filter(({ km }) => km >= fromKm && km <= toKm)
    .sort((a, b) => a.km - b.km);
