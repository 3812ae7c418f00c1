import { dayOf, mondayBefore } from './feedback.policy';

it('keeps the day of an instant alone', () => {
  expect(dayOf(new Date('2027-03-05T23:59:59.999Z'))).toEqual(new Date('2027-03-05T00:00:00Z'));
});

it.each([
  // Friday, Monday, Sunday.
  ['2027-03-05T14:00:00Z', 1, '2027-03-01'],
  ['2027-03-01T00:00:00Z', 1, '2027-03-01'],
  ['2027-03-07T23:00:00Z', 1, '2027-03-01'],
  ['2027-03-05T14:00:00Z', 12, '2026-12-14'],
])('at %s, %i weeks begin on %s', (now, weeks, monday) => {
  expect(mondayBefore(new Date(now), weeks)).toEqual(new Date(monday));
});
