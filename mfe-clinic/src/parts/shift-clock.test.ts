import { onShiftClock } from './shift-clock';

/** 8 in the morning in Vancouver. */
const shift = {
  neededDate: '2027-03-05',
  neededTime: '08:00',
  startsAt: '2027-03-05T16:00:00.000Z',
};

it.each([
  ['at the start', '2027-03-05T16:00:00.000Z', '2027-03-05', '08:00'],
  ['before it', '2027-03-05T15:50:00.000Z', '2027-03-05', '07:50'],
  ['after it', '2027-03-05T17:05:29.000Z', '2027-03-05', '09:05'],
  ['on the evening before', '2027-03-05T07:30:00.000Z', '2027-03-04', '23:30'],
  ['past midnight', '2027-03-06T08:15:00.000Z', '2027-03-06', '00:15'],
])('tells an instant %s on the clock of the shift', (_, instant, date, time) => {
  expect(onShiftClock(shift, instant)).toEqual({ date, time });
});
