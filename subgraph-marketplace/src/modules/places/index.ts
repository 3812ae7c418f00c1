export {
  citiesByDistance,
  kmBetween,
  placeOf,
  postalAreaOf,
  postalAreasByDistance,
  type NamedPlace,
  type PlaceOnMap,
} from './distance';
export { kmFrom, withinKm } from './distance.queries';
export { checkCity } from './city-spelling';
export type { Coordinates } from './city-table';
export { placeKey } from './place-key';
export { placesResolvers } from './places.resolvers';
export { holidaysOf } from './holidays';
export { CANADIAN_ZONES } from './province-zones';
export { zoneOfPlace } from './place-zone';
export {
  addDays,
  addMonths,
  instantsOfWallTime,
  minutesOf,
  offsetMeant,
  offsetsBetween,
  seriesInstants,
  shiftInstants,
  spanInstants,
  utcOffsetOf,
  wallTimeAt,
  ZONE_DATA_VERSION,
  type OffsetSpan,
  type ShiftInstants,
  type WallShift,
} from './wall-clock';
export { zoneLines } from './zone-lines';
export { assertZoneData } from './zone-self-test';
