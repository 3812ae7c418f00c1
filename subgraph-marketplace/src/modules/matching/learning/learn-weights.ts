import {
  MATCH_TERMS,
  MATCH_WEIGHTS,
  normaliseWeights,
  type MatchTermKey,
  type MatchWeights,
} from '@tbt/contracts';
import { fitChoices, fitOf, type Choice } from './choice-model';

/** Choices on either side of the split below which nothing is learned. */
export const CHOICES_NEEDED = 200;
/** Every third shift is held out. */
const HELD_OUT = 3;
/** Standard errors by which the gain has to exceed zero: one-sided 97.5 %. */
const CERTAINTY = 1.96;

export type LearnedWeights = {
  learned: number;
  heldOut: number;
  weights: MatchWeights;
  changes: { key: MatchTermKey; from: number; to: number }[];
  /** Mean gain in log-likelihood per held-out choice, and its standard error. */
  gain: number;
  error: number;
  verdict: 'accepted' | 'worse_or_uncertain' | 'too_few';
};

const changesBetween = (from: MatchWeights, to: MatchWeights) =>
  MATCH_TERMS.map((key) => ({ key, from: from[key], to: to[key] }));

/**
 * Proposes weights within half of the standard ones, and judges them by shifts that were held out.
 * Weights that do not predict bookings better than those in use by a clear margin are refused.
 */
export function learnWeights(
  choices: readonly Choice[],
  inUse: MatchWeights = MATCH_WEIGHTS,
): LearnedWeights {
  const isHeldOut = ({ jobId }: Choice) => jobId % HELD_OUT === 0;
  const [learning, heldOut] = [
    choices.filter((choice) => !isHeldOut(choice)),
    choices.filter(isHeldOut),
  ];
  const counts = { learned: learning.length, heldOut: heldOut.length };
  if (Math.min(counts.learned, counts.heldOut) < CHOICES_NEEDED) {
    const changes = changesBetween(inUse, inUse);
    return { ...counts, weights: inUse, changes, gain: 0, error: 0, verdict: 'too_few' };
  }
  const { factors } = fitChoices(inUse, learning);
  const weights = normaliseWeights(
    Object.fromEntries(
      MATCH_TERMS.map((key, at) => [key, inUse[key] * (factors[at] ?? 1)]),
    ) as MatchWeights,
  );
  // Both are judged as they would be used: as plain weights, without further factors.
  const [before, after] = [
    fitChoices(inUse, learning, { isFixed: true }),
    fitChoices(weights, learning, { isFixed: true }),
  ];
  const gains = heldOut.map(
    (choice) => fitOf(weights, after, choice) - fitOf(inUse, before, choice),
  );
  const gain = gains.reduce((sum, one) => sum + one, 0) / gains.length;
  const variance = gains.reduce((sum, one) => sum + (one - gain) ** 2, 0) / (gains.length - 1);
  const error = Math.sqrt(variance / gains.length);
  const verdict = gain > CERTAINTY * error ? 'accepted' : 'worse_or_uncertain';
  return { ...counts, weights, changes: changesBetween(inUse, weights), gain, error, verdict };
}
