export { foldText, placeKey } from './fold-text';
export { zoneOfPlace } from './place-zone';
export {
  addMonths,
  shiftInstants,
  utcOffsetOf,
  wallTimeAt,
  ZONE_DATA_VERSION,
  type ShiftInstants,
  type WallShift,
} from './wall-clock';
export { assertZoneData } from './zone-self-test';
