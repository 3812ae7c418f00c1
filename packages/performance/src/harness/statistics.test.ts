import { estimate, medianOf, ratio } from './statistics';

it('finds the middle of odd and even numbers of values', () => {
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([4, 1, 3, 2])).toBe(2.5);
  expect(() => medianOf([])).toThrow('no median');
});

it('gives an interval around the median, the same in every run', () => {
  const values = [9, 10, 11, 10, 9, 11, 10, 30, 10];
  const first = estimate(values);
  expect(first.median).toBe(10);
  expect(first.low).toBeGreaterThanOrEqual(9);
  expect(first.high).toBeLessThan(30);
  expect(estimate(values)).toEqual(first);
});

it('compares slices that ran next to each other', () => {
  expect(ratio([10, 40], [5, 20])).toEqual({ median: 2, low: 2, high: 2 });
});
