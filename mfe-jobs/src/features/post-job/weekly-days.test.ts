import { furtherDays, hoursAhead, weeklyDays } from './weekly-days';

it('keeps the weekday over months, years and clock changes', () => {
  expect(weeklyDays('2027-12-20', 3)).toEqual(['2027-12-27', '2028-01-03', '2028-01-10']);
  expect(weeklyDays('2027-03-07', 2)).toEqual(['2027-03-14', '2027-03-21']);
  expect(weeklyDays('', 4)).toEqual([]);
});

it('orders further days, each once and never the first', () => {
  expect(
    furtherDays(['2027-03-09', '2027-03-08', '2027-03-09', '2027-03-05'], '2027-03-05'),
  ).toEqual(['2027-03-08', '2027-03-09']);
});

it('counts the hours that are left', () => {
  expect(hoursAhead('2027-03-05', '08:00', new Date('2027-03-04T20:00:00'))).toBe(12);
  expect(hoursAhead('', '08:00')).toBeNull();
});
