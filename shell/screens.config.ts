import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

// They ask the graph for what no page does.
process.env.GRAPHQL_DOCUMENTS = 'any';

/** Every screen in every state: pictures in `test-results/screens`, and what must hold in all. */
export default defineConfig(journeys, {
  testDir: './e2e/screens',
  testMatch: '*.screen.ts',
  globalSetup: './e2e/stack.config.ts',
  outputDir: '../test-results/screens-run',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // Each has its picture already.
  use: { ...journeys.use, screenshot: 'off' },
});
