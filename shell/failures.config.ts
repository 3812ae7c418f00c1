import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** What happens when parts fail: the table of `e2e/failures`, on a stack that can be broken at will. */
export default defineConfig(journeys, {
  testDir: './e2e/failures',
  testMatch: '*.matrix.ts',
  // Together with the others, a service has no process that could be stopped.
  testIgnore: process.env.FAILURES_WAY === 'combined' ? 'processes.matrix.ts' : [],
  globalSetup: './e2e/failures/stack.config.ts',
  outputDir: '../test-results/failures',
  // What one row breaks, the others would miss.
  workers: 1,
  timeout: 90_000,
});
