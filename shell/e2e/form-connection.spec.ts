import type { Locator, Page } from '@playwright/test';
import { FORMS, type FormRow } from './form-connection.words';
import { answers, expect, logInByApi, PASSWORD, PASSWORD_LABEL, press, site, test } from './site';

test.use({
  locale: 'en-CA',
  // The browser reports each request that fails offline.
  expectedErrors:
    /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to (load|fetch)|Loading chunk|WebSocket|\[(page|mfe-\w+)\]/i,
});

/** Slow 4G by Lighthouse's profile. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CONNECTION = /connection|offline|reach|try again/i;
const OFFLINE = { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 };

const labelled = (form: Locator, label: string) =>
  form
    .getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}(\\*|optional)?$`))
    .and(form.locator('input, select, textarea'))
    .first();

async function fill(field: Locator, value: string | number | true): Promise<void> {
  if (value === true) await field.check({ force: true });
  else if (typeof value === 'number') await field.selectOption({ index: value });
  else if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
    await field.selectOption(value);
  else await field.fill(value);
}

const valueOf = (field: Locator) =>
  field.evaluate((node) =>
    node instanceof HTMLInputElement && ['checkbox', 'radio'].includes(node.type)
      ? node.checked
      : (node as HTMLInputElement).value,
  );

async function formOf(page: Page, { opens, isDialog }: FormRow): Promise<Locator> {
  const main = page.getByRole('main');
  if (opens) await press(main.getByRole('button', { name: opens, exact: true }).first());
  return isDialog ? page.getByRole('dialog') : main;
}

for (const row of FORMS)
  test(`${row.name}: a lost connection loses nothing`, async ({ page, context }) => {
    if (row.as) await logInByApi(context, row.as);
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(site.url(row.path));
    const form = await formOf(page, row);
    for (const [label, value] of Object.entries(row.fields))
      await fill(labelled(form, label), value);
    // An amount gets its cents.
    await page.keyboard.press('Tab');
    const values = () =>
      Promise.all(Object.keys(row.fields).map((label) => valueOf(labelled(form, label))));
    const typed = await values();
    const send = form.getByRole('button', { name: row.send, exact: true }).first();
    await answers(send, 20_000);
    await network.send('Network.emulateNetworkConditions', OFFLINE);
    await press(send);
    await expect(
      page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: CONNECTION }).first(),
    ).toBeVisible();
    expect(await values()).toEqual(typed);
    await expect(send).toBeEnabled();
    await network.send('Network.emulateNetworkConditions', SLOW_4G);
    if (!row.done) return;
    await press(send);
    await expect(page.getByText(row.done).first()).toBeVisible({ timeout: 15_000 });
  });

test('scripts that do not come are asked for again', async ({ page }) => {
  const requests = new Map<string, number>();
  // Its preload, then the script.
  await page.route(/\/(assets|releases)\/.*\.js/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const count = (requests.get(pathname) ?? 0) + 1;
    requests.set(pathname, count);
    await (count > 2 ? route.continue() : route.abort());
  });
  await page.goto(site.url('/auth'));
  const again = page.getByRole('button', { name: 'Try again' });
  const email = page.getByLabel('Email');
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await answers(email, 3_000);
  }).toPass({ timeout: 60_000 });
  await email.fill('newgrad@demo.test');
  await page.getByLabel(PASSWORD_LABEL).fill(PASSWORD);
  const send = page.getByRole('button', { name: 'Log in' });
  await expect(async () => {
    if (await send.isVisible()) await send.click();
    await expect(page.getByText('Welcome back!')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
});
