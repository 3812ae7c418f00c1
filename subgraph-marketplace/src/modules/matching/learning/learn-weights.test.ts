import { MATCH_TERMS, MATCH_WEIGHTS, weightBounds } from '@tbt/contracts';
import type { Choice, TermVector } from './choice-model';
import { learnWeights } from './learn-weights';
import { learningReport } from './learning-report';
import { choicesBy, numbers, TRUTH } from './test-choices';

test('weights that clinics choose by are found, within half of the standard', () => {
  const learned = learnWeights(choicesBy(TRUTH, 2_000, 7));
  expect(learned.verdict).toBe('accepted');
  expect(learned.weights.distance).toBeGreaterThan(MATCH_WEIGHTS.distance + 2);
  expect(learned.weights.rate).toBeLessThan(MATCH_WEIGHTS.rate - 1);
  expect(learned.weights.preferences).toBeLessThan(MATCH_WEIGHTS.preferences - 1);
  const sum = MATCH_TERMS.reduce((total, key) => total + learned.weights[key] * 10, 0);
  expect(Math.round(sum)).toBe(1_000);
  for (const key of MATCH_TERMS) {
    const { min, max } = weightBounds(key);
    expect(learned.weights[key]).toBeGreaterThanOrEqual(min - 0.05);
    expect(learned.weights[key]).toBeLessThanOrEqual(max + 0.05);
  }
});

test.each([1, 2, 3])('chance alone changes nothing (seed %d)', (seed) => {
  expect(learnWeights(choicesBy(null, 700, seed)).verdict).toBe('worse_or_uncertain');
});

test.each([1, 2, 3])('choices by the standard weights change nothing (seed %d)', (seed) => {
  expect(learnWeights(choicesBy(MATCH_WEIGHTS, 700, seed)).verdict).toBe('worse_or_uncertain');
});

test('a few choices are too few, and the report says so', () => {
  const learned = learnWeights(choicesBy(TRUTH, 100, 1));
  expect(learned).toMatchObject({ verdict: 'too_few', weights: MATCH_WEIGHTS });
  const report = learningReport(learned, {
    ...{ from: new Date('2026-09-01'), until: new Date('2026-11-30') },
    ...{ version: 1, applied: null },
  });
  expect(report).toContain('Weights learned from bookings of 2026-09-01 to 2026-11-30');
  expect(report).toContain('fewer than 200 choices');
});

test('a place near the top is not taken for merit', () => {
  const next = numbers(3);
  // The first place is chosen nine times of ten, and distance is worst there.
  const choices = Array.from({ length: 900 }, (_, jobId): Choice => {
    const chosen = next() < 0.9 ? 0 : Math.floor(next() * 8);
    const shown = Array.from({ length: 8 }, (_person, at) => {
      const terms = Object.fromEntries(MATCH_TERMS.map((key) => [key, next()])) as TermVector;
      return { place: at + 1, terms: { ...terms, distance: at / 8 }, isChosen: at === chosen };
    });
    return { jobId, shown };
  });
  expect(learnWeights(choices).weights.distance).toBeGreaterThan(MATCH_WEIGHTS.distance * 0.8);
});
