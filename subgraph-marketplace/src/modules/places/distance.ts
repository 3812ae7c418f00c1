import { isPostalCodeIn, isProvince, normalisePostalCode, type Province } from '@tbt/contracts';
import postalAreaRows from './canadian-postal-areas.json';
import { cityNamed, knownCities, type Coordinates } from './city-table';

const LARGE_CITY = 100_000;
const EARTH_RADIUS_KM = 6371.0088;

/** Approximate for the centre of a large or rural area. @property isCityCentre Nothing finer than the city is used. */
export type PlaceOnMap = Coordinates & { isApproximate: boolean; isCityCentre: boolean };
export type NamedPlace = {
  province?: string | null;
  city?: string | null;
  postalCode?: string | null;
  /** Forward sortation area, when nothing more is known. */
  postalArea?: string | null;
};

const POSTAL_AREAS = new Map(
  (postalAreaRows as [string, number, number][]).map(([area, latitude, longitude]) => [
    area,
    { latitude, longitude },
  ]),
);

// Second character 0 marks a rural area, which can be very large.
const isRural = (area: string) => area[1] === '0';

// Any postal code of an area resolves to the area.
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
  return area && found ? { ...found, isApproximate: isRural(area), isCityCentre: false } : null;
}

function placeOfCity({ province, city }: NamedPlace): PlaceOnMap | null {
  if (!province || !city || !isProvince(province)) return null;
  const found = cityNamed(province, city);
  if (!found) return null;
  const { latitude, longitude, population } = found;
  return { latitude, longitude, isApproximate: population >= LARGE_CITY, isCityCentre: true };
}

/** Centre of the postal area, or of the city when the area is rural; null if unknown or not in the province. */
export function placeOf(place: NamedPlace): PlaceOnMap | null {
  const ofArea = placeOfArea(areaOf(place));
  if (ofArea && !ofArea.isApproximate) return ofArea;
  return placeOfCity(place) ?? ofArea;
}

/** Null when `placeOf` uses the centre of a city. */
export function postalAreaOf(place: NamedPlace): string | null {
  const area = areaOf(place);
  return area && isRural(area) && placeOfCity(place) ? null : area;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance. */
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

/** Nearest first. */
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

/** Nearest first. */
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
