import { monthAfter, prorate } from './billing-period';

const at = (day: string) => new Date(`${day}T12:00:00Z`);

it.each([
  ['2026-11-25', '2026-12-25'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-30', '2028-02-29'],
])('a month from %s ends on %s', (from, to) => expect(monthAfter(at(from))).toEqual(at(to)));

it.each([
  ['at the start', 2900, 5900, '2026-11-01', 3000],
  ['in the middle', 2900, 5900, '2026-11-16', 1500],
  ['at the end', 2900, 5900, '2026-12-01', 0],
  ['after the end', 2900, 5900, '2026-12-05', 0],
  ['for a smaller plan', 9900, 2900, '2026-11-16', 0],
])('%s', (_when, from, to, now, expected) => {
  expect(prorate([from, to], [at('2026-11-01'), at('2026-12-01')], at(now))).toBe(expected);
});
