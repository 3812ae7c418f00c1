import { aheadOfPoints } from './ahead-of-points';

it('finds entries ranked above more points, and none in a list by points', () => {
  expect(aheadOfPoints([0.8, 0.82, 0.81, 0.7])).toEqual([true, false, false, false]);
  expect(aheadOfPoints([0.9, 0.9, 0.8])).toEqual([false, false, false]);
  expect(aheadOfPoints([])).toEqual([]);
});
