import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters drawn the same way on every machine.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** Sweeps of the built Storybook in a real browser, and a self-test of its pictures. */
export default defineConfig({
  testDir: __dirname,
  testMatch: ['sweeps.spec.ts', 'journeys.spec.ts', 'planted-change.spec.ts'],
  outputDir: join(__dirname, '../../../test-results/visual'),
  snapshotPathTemplate: '{testDir}/../../../test-results/planted/{arg}{ext}',
  globalSetup: join(__dirname, 'storybook.config.ts'),
  workers: process.env.VISUAL_WORKERS ? Number(process.env.VISUAL_WORKERS) : 2,
  fullyParallel: true,
  timeout: 240_000,
  updateSnapshots: 'none',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      // A pixel differs from a visible colour step on (0.2 of black to white); 1 ‰ may differ, at most 60:
      // font antialiasing varies between builds of Chromium.
      threshold: 0.2,
      maxDiffPixelRatio: 0.001,
      maxDiffPixels: 60,
    },
  },
  use: {
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: CHROMIUM_FLAGS,
    },
  },
});
