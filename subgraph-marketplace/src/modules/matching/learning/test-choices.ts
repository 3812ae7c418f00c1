import { MATCH_TERMS, MATCH_WEIGHTS, type MatchWeights } from '@tbt/contracts';
import type { Choice, TermVector } from './choice-model';

/** Numbers from 0 to 1, the same for the same seed. */
export function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Clinics that choose by true weights and chance. */
export function choicesBy(truth: MatchWeights | null, count: number, seed: number): Choice[] {
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

/** What clinics look at in tests, unlike the standard. */
export const TRUTH: MatchWeights = { ...MATCH_WEIGHTS, distance: 26, rate: 8, preferences: 10 };
