import {
  MATCH_TERMS,
  MATCH_WEIGHTS,
  normaliseWeights,
  roundKeepingSum,
  weighDismissals,
  weightBounds,
  type MatchWeights,
} from './matching-terms';

const sumOf = (weights: MatchWeights) =>
  MATCH_TERMS.reduce((sum, key) => sum + Math.round(weights[key] * 10), 0) / 10;

test('the standard weights sum to a hundred and stay as they are', () => {
  expect(sumOf(MATCH_WEIGHTS)).toBe(100);
  expect(normaliseWeights(MATCH_WEIGHTS)).toEqual(MATCH_WEIGHTS);
});

test.each([
  ['all as high as they go', () => 1.5],
  ['all as low as they go', () => 0.5],
  ['one low, the rest high', (at: number) => (at === 0 ? 0.5 : 1.5)],
  ['one high, the rest low', (at: number) => (at === 8 ? 1.5 : 0.5)],
  ['in turns', (at: number) => (at % 2 === 0 ? 0.7 : 1.31)],
])('weights %s sum to a hundred inside their bounds', (_name, factor) => {
  const wanted = Object.fromEntries(
    MATCH_TERMS.map((key, at) => [key, MATCH_WEIGHTS[key] * factor(at)]),
  ) as MatchWeights;
  const weights = normaliseWeights(wanted);
  expect(sumOf(weights)).toBe(100);
  for (const key of MATCH_TERMS) {
    const { min, max } = weightBounds(key);
    expect(weights[key]).toBeGreaterThanOrEqual(min);
    expect(weights[key]).toBeLessThanOrEqual(max);
  }
});

test('rounding keeps the sum and favours the largest remainders', () => {
  expect(roundKeepingSum([1.2, 2.7, 3.1], 7)).toEqual([1, 3, 3]);
  expect(roundKeepingSum([0.5, 0.5], 1)).toEqual([1, 0]);
});

describe('reasons of dismissed shifts', () => {
  test('raise their term, keep the sum of 100 and the bounds', () => {
    const weights = weighDismissals(MATCH_WEIGHTS, { too_far: 4, other: 9 });
    expect(sumOf(weights)).toBe(100);
    expect(weights.distance).toBeGreaterThan(MATCH_WEIGHTS.distance);
    expect(weights.rate).toBeLessThan(MATCH_WEIGHTS.rate);
    const many = weighDismissals(MATCH_WEIGHTS, { too_far: 500 });
    expect(many.distance).toBeLessThanOrEqual(weightBounds('distance').max);
  });

  test('without a term change nothing', () => {
    expect(weighDismissals(MATCH_WEIGHTS, { not_this_clinic: 3, other: 20 })).toEqual(
      MATCH_WEIGHTS,
    );
    expect(weighDismissals(MATCH_WEIGHTS, {})).toEqual(MATCH_WEIGHTS);
  });
});
