import { median, quantile, sampleWithReplacement } from 'simple-statistics';

/** A median with its 95 % confidence interval. */
export type Estimate = { readonly median: number; readonly low: number; readonly high: number };

const RESAMPLES = 5_000;
const INTERVAL = [0.025, 0.975];
const SEED = 20_270_301;

/** Numbers from 0 to 1, the same for the same seed. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The median and its bootstrap interval, the same for the same values. */
export function estimate(values: readonly number[]): Estimate {
  const random = seededNumbers(SEED);
  const medians = Array.from({ length: RESAMPLES }, () =>
    median(sampleWithReplacement([...values], values.length, random)),
  );
  const [low = Number.NaN, high = Number.NaN] = quantile(medians, INTERVAL);
  return { median: median([...values]), low, high };
}

export const ratio = (subject: readonly number[], reference: readonly number[]): Estimate =>
  estimate(subject.map((value, round) => value / (reference[round] ?? Number.NaN)));

export const p95 = (values: readonly number[]): number => quantile([...values], 0.95);

export async function millisecondsOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
