import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const { PICTURES_FOLDER, SITE_URL } = process.env;

/** Pictures of the stories in `PICTURED_STORIES` and the pages at `SITE_URL`; `--update-snapshots=all` takes them. */
export default defineConfig(base, {
  testMatch: SITE_URL ? ['story-pictures.spec.ts', 'site.spec.ts'] : ['story-pictures.spec.ts'],
  snapshotPathTemplate: join(PICTURES_FOLDER ?? '', '{arg}{ext}'),
});
