import { isPostalCodeIn, isProvince, normalisePostalCode, type Province } from '@tbt/contracts';
import postalAreaRows from './canadian-postal-areas.json';
import { cityNamed, knownCities, type Coordinates } from './city-table';

/** People from which on a city is so large that its middle says little of a place in it. */
const LARGE_CITY = 100_000;
const EARTH_RADIUS_KM = 6371.0088;

/** A place on the map; approximate where only the middle of a large or rural area is known. */
export type PlaceOnMap = Coordinates & { isApproximate: boolean };
export type NamedPlace = {
  province?: string | null;
  city?: string | null;
  postalCode?: string | null;
  /** The first three characters of a postal code, where no more is known. */
  postalArea?: string | null;
};

const POSTAL_AREAS = new Map(
  (postalAreaRows as [string, number, number][]).map(([area, latitude, longitude]) => [
    area,
    { latitude, longitude },
  ]),
);

// The second character of a rural area is 0; it may be as large as a small country.
const isRural = (area: string) => area[1] === '0';

// Any code of an area lies where the area does.
const codeOf = ({ postalCode, postalArea }: NamedPlace) =>
  normalisePostalCode(postalCode ?? (postalArea ? `${postalArea}0A0` : ''));

function areaOf(place: NamedPlace): string | null {
  const { province } = place;
  const code = codeOf(place);
  if (!code) return null;
  if (province && isProvince(province) && !isPostalCodeIn(province, code)) return null;
  const area = code.slice(0, 3);
  return POSTAL_AREAS.has(area) ? area : null;
}

function placeOfArea(area: string | null): PlaceOnMap | null {
  const found = area === null ? undefined : POSTAL_AREAS.get(area);
  return area && found ? { ...found, isApproximate: isRural(area) } : null;
}

function placeOfCity({ province, city }: NamedPlace): PlaceOnMap | null {
  if (!province || !city || !isProvince(province)) return null;
  const found = cityNamed(province, city);
  if (!found) return null;
  const { latitude, longitude, population } = found;
  return { latitude, longitude, isApproximate: population >= LARGE_CITY };
}

/**
 * Where a place is: the middle of the area of its postal code's first three characters, unless that
 * area is rural and the city is known, or of its city. Null when neither is known; a code that
 * cannot lie in the named province counts as none.
 */
export function placeOf(place: NamedPlace): PlaceOnMap | null {
  const ofArea = placeOfArea(areaOf(place));
  if (ofArea && !ofArea.isApproximate) return ofArea;
  return placeOfCity(place) ?? ofArea;
}

/** The postal area in whose middle `placeOf` puts a place; null for the middle of a city. */
export function postalAreaOf(place: NamedPlace): string | null {
  const area = areaOf(place);
  return area && isRural(area) && placeOfCity(place) ? null : area;
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
export type PostalAreaAtDistance = { postalArea: string; km: number };

const nearestFirst = <P extends { km: number }>(places: P[], fromKm: number, toKm: number): P[] =>
  places.filter(({ km }) => km >= fromKm && km <= toKm).sort((a, b) => a.km - b.km);

/** The known cities from `fromKm` to `toKm` away, the nearest first. */
export const citiesByDistance = (
  origin: Coordinates,
  fromKm: number,
  toKm: number,
): CityAtDistance[] =>
  nearestFirst(
    knownCities().map(({ province, cityKey, ...city }) => ({
      province,
      cityKey,
      km: kmBetween(origin, city),
    })),
    fromKm,
    toKm,
  );

/** The known postal areas from `fromKm` to `toKm` away, the nearest first. */
export const postalAreasByDistance = (
  origin: Coordinates,
  fromKm: number,
  toKm: number,
): PostalAreaAtDistance[] =>
  nearestFirst(
    [...POSTAL_AREAS].map(([postalArea, place]) => ({ postalArea, km: kmBetween(origin, place) })),
    fromKm,
    toKm,
  );
