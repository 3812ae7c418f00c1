export type Random = {
  next(): number;
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** `count` different values, in list order. */
  some<T>(values: readonly T[], count: number): T[];
};

/** Mulberry32: small, and the same on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: <T>(values: readonly T[]): T => {
      if (values.length === 0) throw new Error('Nothing to pick from');
      return values[between(0, values.length - 1)] as T;
    },
    some: (values, count) => {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, values.length)) {
        chosen.add(between(0, values.length - 1));
      }
      return values.filter((_, index) => chosen.has(index));
    },
  };
}
