import { adviceFor } from './matching-advice';
import { scoreOf } from './match-score';
import { pairFacts, personFacts, shiftFacts } from './test-facts';

const adviceAt = (hourlyRate: number, askedRate: number | null = null) => {
  const person = personFacts();
  const shift = shiftFacts({ hourlyRate });
  const facts = { person, shift, pair: pairFacts({ askedRate }) };
  const score = scoreOf(person, shift, facts.pair);
  return { score, advice: adviceFor(facts, score).forClinic };
};

it('advises no raise that gains a point or two', () => {
  expect(adviceAt(50).advice).toBeNull();
  expect(adviceAt(60).advice).toBeNull();
});

it('advises the smallest raise that gains three points where the rate is low', () => {
  const { score, advice } = adviceAt(36);
  expect(advice?.code).toBe('offerMore');
  expect((advice?.score ?? 0) - score).toBeGreaterThanOrEqual(30);
});

it.each([36, 37, 39])('advises no more than the $%i that the applicant asks', (askedRate) => {
  expect(adviceAt(36, askedRate).advice).toBeNull();
});

it('advises a raise that stays below what the applicant asks', () => {
  const { advice } = adviceAt(36, 55);
  expect(Number(advice?.values.rate)).toBeLessThanOrEqual(55);
});
