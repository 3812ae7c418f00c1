import type { TestDetails } from '@playwright/test';

export const ROW = 'matrix-row';

/** Labels a test as a row of the printed matrix. */
export const rowOf = (part: string, fault: string, mode: string): TestDetails => ({
  annotation: { type: ROW, description: JSON.stringify({ part, fault, mode }) },
});
