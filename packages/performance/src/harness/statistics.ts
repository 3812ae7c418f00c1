/** A median with its 95 % confidence interval. */
export type Estimate = { readonly median: number; readonly low: number; readonly high: number };

const RESAMPLES = 5_000;
const TAIL = 0.025;
const SEED = 20_270_301;

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** @throws Error without values. */
export function medianOf(values: readonly number[]): number {
  const inOrder = sorted(values);
  const middle = Math.floor(inOrder.length / 2);
  const upper = inOrder[middle];
  if (upper === undefined) throw new Error('There is no median of nothing');
  return inOrder.length % 2 === 1 ? upper : ((inOrder[middle - 1] ?? upper) + upper) / 2;
}

/** Seeded, so that the same samples give the same interval. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The median and its bootstrap interval. */
export function estimate(values: readonly number[]): Estimate {
  const random = createRandom(SEED);
  const pick = () => values[Math.floor(random() * values.length)] ?? 0;
  const medians = sorted(
    Array.from({ length: RESAMPLES }, () => medianOf(Array.from(values, pick))),
  );
  const at = (share: number) => medians[Math.floor(share * (RESAMPLES - 1))] ?? 0;
  return { median: medianOf(values), low: at(TAIL), high: at(1 - TAIL) };
}

/** Ratio of a subject to the reference, slice by slice. */
export const ratio = (subject: readonly number[], reference: readonly number[]): Estimate =>
  estimate(subject.map((value, round) => value / (reference[round] ?? Number.NaN)));
