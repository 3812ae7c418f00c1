import { MATCH_TERMS, MATCH_WEIGHTS, weightBounds, type MatchWeights } from '@tbt/contracts';
import type { Choice, TermVector } from './choice-model';
import { learnWeights } from './learn-weights';
import { learningReport } from './learning-report';

/** Numbers from 0 to 1, the same for the same seed. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Clinics that choose by true weights and chance. */
function choicesBy(truth: MatchWeights | null, count: number, seed: number): Choice[] {
  const next = numbers(seed);
  return Array.from({ length: count }, (_, jobId) => {
    const people = Array.from({ length: 8 }, (_person, at) => {
      const terms = Object.fromEntries(MATCH_TERMS.map((key) => [key, next()])) as TermVector;
      const worth = truth
        ? MATCH_TERMS.reduce((sum, key) => sum + (truth[key] / 100) * terms[key], 0)
        : 0;
      // Gumbel noise: the choice follows the model exactly.
      return { place: at + 1, terms, worth: 12 * worth - Math.log(-Math.log(next() || 0.5)) };
    });
    const best = Math.max(...people.map(({ worth }) => worth));
    const shown = people.map(({ place, terms, worth }) => ({
      ...{ place, terms, isChosen: worth === best },
    }));
    return { jobId, shown };
  });
}

const TRUTH: MatchWeights = { ...MATCH_WEIGHTS, distance: 26, rate: 8, preferences: 10 };

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
  const report = learningReport(learned, new Date('2026-09-01'), new Date('2026-11-30'));
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
