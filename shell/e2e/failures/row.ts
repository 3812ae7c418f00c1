import type { TestDetails } from '@playwright/test';

export const ROW = 'matrix-row';

/** Marks a test as one row of the printed matrix. */
export const rowOf = (part: string, fault: string, mode: string): TestDetails => ({
  annotation: { type: ROW, description: JSON.stringify({ part, fault, mode }) },
});
