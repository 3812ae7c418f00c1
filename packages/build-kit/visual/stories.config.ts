import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Every story of one project, `STORIES_PROJECT`, as `npm test` sees them. */
export default defineConfig(base, {
  testMatch: 'stories.spec.ts',
  timeout: 30_000,
});
