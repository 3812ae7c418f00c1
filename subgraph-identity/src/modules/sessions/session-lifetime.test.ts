import { isTouchDue, sessionExpiry } from './session-lifetime';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const start = new Date('2026-11-20T15:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

describe('session lifetime', () => {
  it('is 30 days from the last use and 90 at most', () => {
    expect(sessionExpiry(start, start)).toEqual(after(30 * DAY_MS));
    expect(sessionExpiry(start, after(80 * DAY_MS))).toEqual(after(90 * DAY_MS));
  });

  it('is written down once in a quarter of an hour, to its last day', () => {
    expect(isTouchDue(start, after(HOUR_MS / 4 - 1))).toBe(false);
    expect(isTouchDue(start, after(HOUR_MS / 4))).toBe(true);
    expect(isTouchDue(after(88 * DAY_MS), after(89 * DAY_MS))).toBe(true);
  });
});
