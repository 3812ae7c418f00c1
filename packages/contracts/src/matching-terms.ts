/** What a match is made of, with the standard points of each term; they sum to 100. */
export const MATCH_WEIGHTS = {
  availability: 18,
  distance: 18,
  rate: 14,
  preferences: 18,
  languages: 6,
  reliability: 12,
  rating: 6,
  history: 5,
  responsiveness: 3,
} as const;
export type MatchTermKey = keyof typeof MATCH_WEIGHTS;

export const MATCH_TERMS = Object.keys(MATCH_WEIGHTS) as readonly MatchTermKey[];

/** Version of the terms and their standard weights; every stored result names it. */
export const MATCH_VERSION = '1';

/** Share of the standard by which anybody may move a weight, up or down. */
export const WEIGHT_SPREAD = 0.5;
export const WEIGHTS_TOTAL = 100;

/**
 * Points in which two matches count as equally good: within them, whoever was shown less lately comes
 * first, and nobody stands above somebody who fits better by more.
 */
export const TURN_POINTS = 4;

export type MatchWeights = Readonly<Record<MatchTermKey, number>>;

/** Tenths of a point are the smallest unit of a weight. */
const TENTHS = 10;
const SEARCH_STEPS = 60;

export const isMatchTerm = (key: string): key is MatchTermKey => Object.hasOwn(MATCH_WEIGHTS, key);

/** Least and most points of a term. */
export const weightBounds = (key: MatchTermKey): { min: number; max: number } => ({
  min: MATCH_WEIGHTS[key] * (1 - WEIGHT_SPREAD),
  max: MATCH_WEIGHTS[key] * (1 + WEIGHT_SPREAD),
});

/**
 * Whole numbers nearest to parts that keep their sum: the remainders that are largest are rounded up.
 * Of equal ones the earlier.
 */
export function roundKeepingSum(parts: readonly number[], total: number): number[] {
  const rounded = parts.map(Math.floor);
  const left = total - rounded.reduce((sum, part) => sum + part, 0);
  const byRemainder = parts
    .map((part, at) => ({ at, remainder: part - Math.floor(part) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, Math.max(0, left)))
    rounded[at] = (rounded[at] ?? 0) + 1;
  return rounded;
}

/** Weights in the same proportions, each inside its bounds, in tenths, with a sum of exactly 100. */
export function normaliseWeights(wanted: MatchWeights): MatchWeights {
  const scaled = (factor: number) =>
    MATCH_TERMS.map((key) => {
      const { min, max } = weightBounds(key);
      return Math.min(max, Math.max(min, wanted[key] * factor));
    });
  let [low, high] = [0, 1_000];
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (scaled(middle).reduce((sum, part) => sum + part, 0) > WEIGHTS_TOTAL) high = middle;
    else low = middle;
  }
  // What stands on a bound is a whole number of tenths but for the last digits of the arithmetic.
  const tenths = scaled(low).map((part) => Number((part * TENTHS).toFixed(6)));
  const rounded = roundKeepingSum(tenths, WEIGHTS_TOTAL * TENTHS);
  const entries = MATCH_TERMS.map((key, at) => [key, (rounded[at] ?? 0) / TENTHS] as const);
  return Object.fromEntries(entries) as MatchWeights;
}
