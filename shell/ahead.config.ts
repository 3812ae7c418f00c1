import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Journeys that move the clock ahead: on databases of their own, as the clock's work would change other journeys. */
export default defineConfig(journeys, {
  testDir: './e2e/ahead',
  testMatch: '*.journey.ts',
  globalSetup: [],
  outputDir: '../test-results/journeys-ahead',
  workers: 1,
});
