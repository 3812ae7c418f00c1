import type { HiringStatus } from './option-sets';

/** Where a clinic's interest in hiring somebody can go from; null is none yet. */
const FROM: Readonly<Record<HiringStatus, readonly (HiringStatus | null)[]>> = {
  interested: [null, 'withdrawn'],
  contacted: ['interested'],
  hired: ['contacted'],
  withdrawn: ['interested', 'contacted', 'hired'],
};

/** Whether an interest may take this step; staying where it is is none. */
export const canStepHiring = (from: HiringStatus | null, to: HiringStatus): boolean =>
  FROM[to].includes(from);
