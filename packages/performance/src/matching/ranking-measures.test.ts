import { gainsOf, giniOf, ndcg, rankedBy } from './ranking-measures';

const entries = Array.from({ length: 20 }, (_, at) => ({ id: at + 1, outcome: 20 - at }));

it('grades outcomes by tenths, and is 1 for the best order and less for another', () => {
  const gains = gainsOf(entries);
  expect([1, 2, 3, 5, 6, 10, 11].map((id) => gains.get(id))).toEqual([7, 7, 3, 3, 1, 1, 0]);
  expect(
    ndcg(
      rankedBy(entries, ({ outcome }) => outcome),
      gains,
    ),
  ).toBe(1);
  expect(
    ndcg(
      rankedBy(entries, ({ outcome }) => -outcome),
      gains,
    ),
  ).toBe(0);
});

it('is 0 for an even distribution and near 1 for a single owner', () => {
  expect(giniOf([3, 3, 3, 3])).toBeCloseTo(0, 9);
  expect(giniOf([0, 0, 0, 12])).toBeCloseTo(0.75, 9);
});
