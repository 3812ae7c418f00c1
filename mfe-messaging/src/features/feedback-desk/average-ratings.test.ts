import { averageOf, averagesByArea, averagesByWeek } from './average-ratings';

const rating = (
  weekStartsOn: string,
  category: 'general' | 'jobs',
  count: number,
  average: number,
) => ({
  __typename: 'FeedbackRatings' as const,
  ...{ weekStartsOn, category, count, average },
});
const RATINGS = [
  rating('2027-03-08', 'jobs', 1, 5),
  rating('2027-03-01', 'general', 3, 2),
  rating('2027-03-01', 'jobs', 1, 4),
];

it('weighs by the number of ratings', () => {
  expect(averageOf(RATINGS.slice(1))).toEqual({ count: 4, average: 2.5 });
  expect(averageOf([])).toEqual({ count: 0, average: null });
});

it('averages by week, in order, of all areas or of one', () => {
  expect(averagesByWeek(RATINGS, null)).toEqual([
    { weekStartsOn: '2027-03-01', count: 4, average: 2.5 },
    { weekStartsOn: '2027-03-08', count: 1, average: 5 },
  ]);
  expect(averagesByWeek(RATINGS, 'general')).toEqual([
    { weekStartsOn: '2027-03-01', count: 3, average: 2 },
    { weekStartsOn: '2027-03-08', count: 0, average: null },
  ]);
});

it('averages by area, without those that have no rating', () => {
  expect(averagesByArea(RATINGS)).toEqual([
    { category: 'general', count: 3, average: 2 },
    { category: 'jobs', count: 2, average: 4.5 },
  ]);
});
