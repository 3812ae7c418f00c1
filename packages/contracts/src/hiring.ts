import type { HiringStatus } from './option-sets';

/** Statuses from which each status can be reached; null is no interest yet. */
const FROM: Readonly<Record<HiringStatus, readonly (HiringStatus | null)[]>> = {
  interested: [null, 'withdrawn'],
  contacted: ['interested'],
  hired: ['contacted'],
  withdrawn: ['interested', 'contacted', 'hired'],
};

/** The same status is no transition. */
export const canStepHiring = (from: HiringStatus | null, to: HiringStatus): boolean =>
  FROM[to].includes(from);
