import { expect, test } from '@playwright/test';
import { siteAnswers } from './site-answers';
import { NOW } from './story-page';

const PAGES = {
  home: '/',
  jobs: '/jobs',
  job: '/jobs/7',
  'post-job-signed-out': '/post-job',
  'shifts-signed-out': '/shifts',
  'messages-signed-out': '/messages',
  professionals: '/browse-professionals',
  'log-in': '/auth',
  'sign-up': '/auth?tab=signup',
  pricing: '/pricing',
  'not-found': '/no-such-page',
} as const;

const LOOKS = {
  desk: { theme: 'light', size: { width: 1280, height: 900 }, locale: 'en-CA' },
  phone: { theme: 'dark', size: { width: 390, height: 844 }, locale: 'fr-CA' },
} as const;

test.use({ deviceScaleFactor: 0.5 });

const siteUrl = process.env.SITE_URL ?? '';

for (const [look, { theme, size, locale }] of Object.entries(LOOKS)) {
  for (const [name, address] of Object.entries(PAGES)) {
    test(`Site, ${name}, ${look}`, async ({ page, context }) => {
      await page.setViewportSize(size);
      await page.clock.setFixedTime(NOW);
      await context.addCookies([
        { name: 'theme', value: theme, url: siteUrl },
        { name: 'locale', value: locale, url: siteUrl },
      ]);
      await page.route('**/graphql', async (route) => {
        const { operationName } = route.request().postDataJSON() as { operationName?: string };
        await route.fulfill({ json: { data: siteAnswers[operationName ?? ''] ?? null } });
      });
      await page.goto(new URL(address, siteUrl).href, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot([process.env.SITE_NAME ?? 'site', `${name}.${look}.png`]);
    });
  }
}
