import { defineConfig } from '@playwright/test';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Journeys in a browser against the built site; they start a stack of their own. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/journeys',
  globalSetup: './e2e/stack.config.ts',
  // One stack on two cores: side by side the journeys would only wait for each other.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Set by the stack's start; this file is read again by each worker.
    baseURL: process.env.E2E_BASE_URL,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: CHROMIUM_FLAGS,
    },
  },
});
