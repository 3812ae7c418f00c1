import type { Locator, Page } from '@playwright/test';
import { servedText } from './served-page';
import { expect, site, test } from './site';

test.use({ isPresent: false });

/** Opens a page that the server rendered; the scripts of its micro-frontend are late. */
async function open(page: Page, path: string): Promise<void> {
  await expect.poll(() => servedText(page.request, path)).not.toBe('');
  await page.route('**/remote-entry.js*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(site.url(path));
}

test.describe('the tabs of /auth, before their scripts', () => {
  const signUp = (page: Page) => page.getByRole('tab', { name: 'Sign Up' });
  const expectSignUp = async (page: Page) => {
    await expect(page.getByRole('tab', { name: 'Sign Up', selected: true })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible();
  };

  test('take a press', async ({ page }) => {
    await open(page, '/auth');
    await signUp(page).click();
    await expectSignUp(page);
  });

  test('are reached by Tab and take an arrow key', async ({ page }) => {
    await open(page, '/auth');
    const login = page.getByRole('tab', { name: 'Login' });
    await expect(login).toHaveAttribute('tabindex', '0');
    await login.press('ArrowRight');
    await expect(signUp(page)).toBeFocused();
    await expectSignUp(page);
  });
});

test('another language reaches the parts of / that nothing has used, and keeps what was typed there', async ({
  page,
}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  const field = main.getByRole('textbox').first();
  await page.mouse.move(0, 0);
  await page.mouse.move(9, 9);
  const isHydrated = (place: Locator) => () =>
    place.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await expect.poll(isHydrated(main.getByRole('heading', { level: 1 }))).toBe(true);
  await field.focus();
  await page.keyboard.type('Robin');
  await expect.poll(isHydrated(field)).toBe(true);
  await page.getByRole('button', { name: /^FR/ }).click();
  await expect(main.getByRole('heading', { name: 'Pourquoi nous choisir' })).toBeVisible();
  await expect(main.getByRole('heading', { name: /liste d’attente/ })).toBeVisible();
  await expect(field).toHaveValue('Robin');
});
