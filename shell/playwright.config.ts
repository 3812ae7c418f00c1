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
  // Two, as the cores: a journey waits for services half of its time.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    // Set by the stack's start; this file is read again by each worker.
    baseURL: process.env.E2E_BASE_URL,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1280, height: 800 },
    // Requests made by the site's worker cannot be changed by a journey: its own journeys allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Costs processor time in every test: `--trace retain-on-failure` where one is asked for.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: CHROMIUM_FLAGS,
    },
  },
});
