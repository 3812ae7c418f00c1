export type Random = {
  next(): number;
  between(low: number, high: number): number;
  normal(): number;
  pick<T>(values: readonly T[]): T;
  some<T>(values: readonly T[], chance: number): T[];
  chance(share: number): boolean;
};

const MULTIPLIER = 1_664_525;
const INCREMENT = 1_013_904_223;
const WORD = 2 ** 32;
/** Summands of a nearly normal value with deviation 1. */
const SUMMED = 12;

/** The same numbers for the same seed, in every run. */
export function createRandom(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = () => {
    state = (Math.imul(state, MULTIPLIER) + INCREMENT) >>> 0;
    return state / WORD;
  };
  const chance = (share: number) => next() < share;
  return {
    next,
    chance,
    between: (low, high) => low + (high - low) * next(),
    normal: () => Array.from({ length: SUMMED }, next).reduce((sum, n) => sum + n, -SUMMED / 2),
    pick: (values) => {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from');
      return value;
    },
    some: (values, share) => values.filter(() => chance(share)),
  };
}
