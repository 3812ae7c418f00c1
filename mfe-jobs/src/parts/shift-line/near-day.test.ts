import { nearDay } from './near-day';

// In Toronto it is still the fourth, 10 PM; in St. John's half past eleven.
const now = new Date('2027-03-05T03:00:00Z');

it.each([
  ['2027-03-03', 'past'],
  ['2027-03-04', 'today'],
  ['2027-03-05', 'tomorrow'],
  ['2027-03-06', null],
])('calls %s seen from Toronto %s', (date, expected) => {
  expect(nearDay(date, 'America/Toronto', now)).toBe(expected);
});

it('uses the calendar of the place', () => {
  expect(nearDay('2027-03-05', 'Europe/Paris', now)).toBe('today');
});

it('knows the end of a month', () => {
  expect(nearDay('2027-03-01', 'UTC', new Date('2027-02-28T12:00:00Z'))).toBe('tomorrow');
});
