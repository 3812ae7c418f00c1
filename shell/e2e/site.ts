import {
  test as base,
  expect,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';

/** The label with its mark of a required field; the switch beside it has another name. */
export const PASSWORD_LABEL = /^Password\*?$/;
export const PASSWORD = 'demo-password-1';
export type Account = 'clinic' | 'hygienist' | 'assistant' | 'newgrad' | 'admin';

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

/** Where the stack under test answers, and where it keeps its files. */
export const site = {
  url: (path = '/') => new URL(path, required('E2E_BASE_URL')).href,
  dataDir: () => required('E2E_DATA_DIR'),
};

/** A page whose console stays free of errors, unless the test says what it expects. */
export const test = base.extend<{ expectedErrors: RegExp | null }>({
  expectedErrors: [null, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
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

/** Signs in through the page, as a person does. */
export async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto(site.url('/auth'));
  await page.getByLabel('Email').fill(`${account}@demo.test`);
  await page.getByLabel(PASSWORD_LABEL).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
}

/** Signs a browser in without its sign-in page, by e-mail or as one of the named accounts. */
export async function logInQuietly(
  context: BrowserContext,
  who: Account | `${string}@${string}`,
): Promise<void> {
  const answer = await context.request.post(site.url('/api/auth/login'), {
    data: { email: who.includes('@') ? who : `${who}@demo.test`, password: PASSWORD },
  });
  expect(answer.ok()).toBe(true);
}

/** Opens a row of a list that is folded on a phone; elsewhere it has no such button. */
export async function unfold(row: Locator): Promise<void> {
  await expect(row).toBeVisible();
  const name = /^(Details|Détails|\d+ (application|candidature))/;
  const toggle = row.getByRole('button', { name, expanded: false });
  if (await toggle.isVisible()) await toggle.click();
}
