import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

export default defineConfig(journeys, {
  testDir: './e2e/killed',
  testMatch: '*.journey.ts',
  outputDir: '../test-results/journeys-killed',
  workers: 1,
});
