import { instantsOfWallTime, ZONE_DATA_VERSION } from './wall-clock';

// The first winter in which British Columbia, Alberta and Manitoba stay on daylight time.
const EXPECTED: readonly (readonly [zone: string, instant: string])[] = [
  ['America/Vancouver', '2026-12-15T16:00:00.000Z'],
  ['America/Edmonton', '2026-12-15T15:00:00.000Z'],
  ['America/Winnipeg', '2026-12-15T14:00:00.000Z'],
  ['America/Toronto', '2026-12-15T14:00:00.000Z'],
  ['America/Halifax', '2026-12-15T13:00:00.000Z'],
  ['America/St_Johns', '2026-12-15T12:30:00.000Z'],
];

type WallClock = (zone: string, date: string, time: string) => Date[];

/** Fails the start when the zone data lacks the laws of 2026. @throws Error naming every wrong zone. */
export function assertZoneData(wallClock: WallClock = instantsOfWallTime): void {
  const wrong = EXPECTED.flatMap(([zone, instant]) => {
    const found = wallClock(zone, '2026-12-15', '09:00').map((at) => at.toISOString());
    return found.length === 1 && found[0] === instant
      ? []
      : [`${zone}: expected ${instant}, got ${found.join(', ') || 'nothing'}`];
  });
  if (wrong.length > 0) {
    throw new Error(`Zone data ${ZONE_DATA_VERSION} is wrong. ${wrong.join('; ')}`);
  }
}
