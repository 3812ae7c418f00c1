import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Every story of `STORIES_PROJECT`, as in `npm test`. */
export default defineConfig(base, {
  testMatch: 'stories.spec.ts',
  timeout: 30_000,
});
