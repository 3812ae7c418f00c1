import { activityRecency } from './activity-recency';

const HOUR_MS = 3_600_000;
const now = new Date('2026-11-20T15:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);

it.each([
  [null, null],
  [ago(0), 'today'],
  [ago(23.9), 'today'],
  [ago(24), 'this_week'],
  [ago(167.9), 'this_week'],
  [ago(168), null],
])('calls %s %s', (at, expected) => {
  expect(activityRecency(at, now)).toBe(expected);
});
