import { monthWindow } from './month-window';

it.each([
  ['2027-02-14', '2027-01-26', '2027-03-06'],
  ['2028-02-29', '2028-01-26', '2028-03-06'],
  ['2027-12-31', '2027-11-25', '2028-01-06'],
])('reads around %s from %s to %s', (date, from, to) => {
  expect(monthWindow(date)).toEqual({ from, to });
});
