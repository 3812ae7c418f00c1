import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** What happens when parts fail: the table of `e2e/failures`, on a stack that can be broken at will. */
export default defineConfig(journeys, {
  testDir: './e2e/failures',
  testMatch: '*.matrix.ts',
  globalSetup: './e2e/failures/stack.config.ts',
  outputDir: '../test-results/failures',
  timeout: 90_000,
  use: { trace: 'off' },
});
