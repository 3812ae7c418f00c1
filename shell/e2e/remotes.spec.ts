import { expect, press, test } from './site';

const ENTRY_OF_JOBS = /\/releases\/mfe-jobs\/.*remote-entry\.js/;

test.use({ expectedErrors: /mfe.jobs|Failed to load resource|integrity|#422/i });

test('a failed remote costs its own pages only, and a retry restores them', async ({ page }) => {
  await page.route(ENTRY_OF_JOBS, (route) => route.abort());
  await page.goto('/jobs');
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Find Staff' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Browse Dental/ })).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Find Jobs' })
    .click();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await page.unroute(ENTRY_OF_JOBS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find Jobs' })).toBeVisible();
});

test('a slow remote times out after a spinner, and loads on a retry', async ({ page }) => {
  await page.route(ENTRY_OF_JOBS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    await route.abort().catch(() => undefined);
  });
  await page.goto('/contact');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await press(navigation.getByRole('link', { name: 'Find Jobs' }));
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByText('This page could not be loaded')).toBeVisible({ timeout: 12_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find Jobs' })).toBeVisible();
});

test('a remote with a wrong hash is refused', async ({ page }) => {
  await page.route(ENTRY_OF_JOBS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.hijacked = true;' }),
  );
  await page.goto('/jobs');
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  expect(await page.evaluate(() => 'hijacked' in window)).toBe(false);
});
