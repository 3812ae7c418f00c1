import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { servedText } from './served-page';
import { expect, site, test } from './site';

const WORKER = path.resolve(__dirname, '../dist/worker/service-worker.js');

test.use({
  serviceWorkers: 'allow',
  // The browser reports each request that fails offline.
  expectedErrors:
    /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|WebSocket|ChunkLoadError|Loading chunk|mfe.\w+|offline|\[page\]/i,
});

const isControlled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');

/** Whether the browser keeps a file whose address matches. */
const isKept = (page: Page, address: RegExp) =>
  expect
    .poll(() =>
      page.evaluate(async (source) => {
        const names = await caches.keys();
        const lists = await Promise.all(
          names.map(async (name) => (await caches.open(name)).keys()),
        );
        return lists.flat().some(({ url }) => new RegExp(source).test(url));
      }, address.source),
    )
    .toBe(true);

async function reloadOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await page.reload();
  // A new document of Chromium under test takes itself for connected until told again.
  await context.setOffline(false);
  await context.setOffline(true);
}

test('a page that was seen once opens without a connection, in its language', async ({
  page,
  context,
  request,
}) => {
  // With its style sheets inside: what was not requested is kept as well.
  await expect.poll(() => servedText(request, '/jobs')).not.toBe('');
  await page.goto(site.url('/jobs'));
  await expect(page.getByRole('heading', { level: 1, name: 'Find Jobs' })).toBeVisible();
  await isControlled(page);
  await isKept(page, /mfe-jobs\/.*remote-entry\.js/);
  await isKept(page, /\/assets\/main/);
  await isKept(page, /mfe-jobs\/.*\.css/);

  await reloadOffline(page, context);
  await expect(page.getByText("You're offline", { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Find Jobs' })).toBeVisible();
  // A part that was never seen says so; the site around it works.
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Find Staff' }).click();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await navigation.getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find Jobs' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You're offline", { exact: true })).toBeHidden();
  await page.reload();
  await expect(page.getByText(/^Open shifts at dental clinics/)).toBeVisible();

  await page.getByRole('button', { name: /^FR/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trouver un quart de travail');
  await page.reload();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/app-document'))?.text()))
    .toContain('<html lang="fr-CA">');
  await reloadOffline(page, context);
  await expect(page.getByText('Vous êtes hors ligne', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trouver un quart de travail');
  await context.setOffline(false);
});

test('a new version asks before it reloads the page', async ({ page }) => {
  await page.goto(site.url('/contact'));
  await isControlled(page);
  const before = readFileSync(WORKER, 'utf8');
  try {
    writeFileSync(WORKER, `${before}\n// the next version`);
    const question = page.getByRole('region', { name: 'New version available! Reload to update?' });
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(question).toBeVisible();
    await page.getByLabel('Message').first().fill('Typed before the question');
    await question.getByRole('button', { name: 'Later' }).click();
    await expect(question).toBeHidden();

    await page.reload();
    await expect(question).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await question.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question).toBeHidden();
    const states = await page.evaluate(async () => {
      const { waiting, active } = await navigator.serviceWorker.ready;
      return { waiting: waiting?.state, active: active?.state };
    });
    expect(states).toEqual({ waiting: undefined, active: 'activated' });
  } finally {
    writeFileSync(WORKER, before);
  }
});

test('a page of an old release recovers when its files are gone', async ({ page, context }) => {
  await page.goto(site.url('/jobs'));
  await isControlled(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Find Jobs' })).toBeVisible();
  let isGone = true;
  await context.route(/\/releases\/mfe-jobs\/.*\.js/, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
  );
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Post Jobs' })
    .click();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  isGone = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post a shift' })).toBeVisible();
});
