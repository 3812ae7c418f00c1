import { defineConfig } from '@playwright/test';
import stories from './playwright.config';

/** Pictures of the main pages of the built site; `SITE_URL` says where it runs. */
export default defineConfig({
  ...stories,
  testMatch: 'site.spec.ts',
  testIgnore: [],
  globalSetup: undefined,
});
