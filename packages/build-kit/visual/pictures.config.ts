import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const { PICTURES_FOLDER, SITE_URL } = process.env;

/**
 * Pictures in `PICTURES_FOLDER`: of the stories that `PICTURED_STORIES` lists, and of the main pages of
 * the site at `SITE_URL` when it is set. Takes them with `--update-snapshots=all`, else compares.
 */
export default defineConfig(base, {
  testMatch: SITE_URL ? ['story-pictures.spec.ts', 'site.spec.ts'] : ['story-pictures.spec.ts'],
  snapshotPathTemplate: join(PICTURES_FOLDER ?? '', '{arg}{ext}'),
});
