import {
  test as base,
  expect,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';

/** The label with its required mark; the visibility switch has another name. */
export const PASSWORD_LABEL = /^Password\*?$/;
export const PASSWORD = 'demo-password-1';
export type Account = 'clinic' | 'hygienist' | 'assistant' | 'newgrad' | 'admin';

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

/** Address and files of the stack under test. */
export const site = {
  url: (path = '/') => new URL(path, required('E2E_BASE_URL')).href,
  dataDir: () => required('E2E_DATA_DIR'),
};

/** A visitor's rendered page loads its scripts with the first sign of use: from now on each page sees one at once. */
export const showPresence = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('keydown'))),
  );

/** Fails on console errors, unless the test expects them. */
export const test = base.extend<{ expectedErrors: RegExp | null; isPresent: boolean }>({
  expectedErrors: [null, { option: true }],
  isPresent: [true, { option: true }],
  page: async ({ page, expectedErrors, isPresent }, use) => {
    if (isPresent) await showPresence(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use(page);
    expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([]);
  },
});

export { expect };

export async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto(site.url('/auth'));
  await page.getByLabel('Email').fill(`${account}@demo.test`);
  await page.getByLabel(PASSWORD_LABEL).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
}

/** As chosen on the device: it wins over the language of the account. */
export const chooseLanguage = (context: BrowserContext, locale: string, url = site.url()) =>
  context.addCookies([{ name: 'locale', value: locale, url }]);

/** Signs in by API, by email or named account. */
export async function logInByApi(
  context: BrowserContext,
  who: Account | `${string}@${string}`,
): Promise<void> {
  const answer = await context.request.post(site.url('/api/auth/login'), {
    data: { email: who.includes('@') ? who : `${who}@demo.test`, password: PASSWORD },
  });
  expect(answer.ok()).toBe(true);
}

/** Unfolds a list row on phones; wide screens have no such button. */
export async function unfold(row: Locator): Promise<void> {
  await expect(row).toBeVisible();
  const name = /^(Details|Détails|\d+ (application|candidature))/;
  const toggle = row.getByRole('button', { name, expanded: false });
  if (await toggle.isVisible()) await toggle.click();
}

/** A visitor's page is shown before its scripts. React marks what it has hydrated. */
export async function answers(target: Locator, timeout?: number): Promise<void> {
  await expect
    .poll(
      () =>
        target.evaluate((element) => Object.keys(element).some((key) => /^__reactProps/.test(key))),
      { timeout },
    )
    .toBe(true);
}

/** Presses what answers. */
export async function press(target: Locator): Promise<void> {
  await target.hover();
  await answers(target);
  await target.click();
}
