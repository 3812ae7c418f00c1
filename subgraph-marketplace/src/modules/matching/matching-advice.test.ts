import { adviceFor } from './matching-advice';
import { scoreOf } from './match-score';
import { pairFacts, personFacts, shiftFacts } from './test-facts';

const adviceAt = (hourlyRate: number) => {
  const person = personFacts();
  const shift = shiftFacts({ hourlyRate });
  const facts = { person, shift, pair: pairFacts() };
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
