import { onShiftClock } from './shift-clock';

/** 8 in the morning in Vancouver. */
const shift = { neededTime: '08:00', startsAt: '2027-03-05T16:00:00.000Z' };

it.each([
  ['at the start', '2027-03-05T16:00:00.000Z', '08:00'],
  ['before it', '2027-03-05T15:50:00.000Z', '07:50'],
  ['after it', '2027-03-05T17:05:29.000Z', '09:05'],
  ['on the evening before', '2027-03-05T07:30:00.000Z', '23:30'],
  ['past midnight', '2027-03-06T08:15:00.000Z', '00:15'],
])('tells an instant %s on the clock of the shift', (_, instant, time) => {
  expect(onShiftClock(shift, instant)).toBe(time);
});
