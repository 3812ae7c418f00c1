import type { Page } from '@playwright/test';
import { expect, logIn, PASSWORD, PASSWORD_LABEL, site, test } from './site';

const accountMenu = /^Account of /;

test('a user signs in, stays signed in over a reload, and logs out', async ({ page }) => {
  await logIn(page, 'hygienist');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe('session');

  await page.reload();
  await page.getByRole('button', { name: accountMenu }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();

  await page.goto('/messages');
  await expect(page.getByRole('heading', { name: 'Log in to see this' })).toBeVisible();
});

test('signing in returns to the page that asked for it', async ({ page }) => {
  await page.goto('/shifts');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill('clinic@demo.test');
  await page.getByLabel(PASSWORD_LABEL).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/shifts$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My Shifts' })).toBeVisible();
});

test.describe('a changed password', () => {
  // Both sides may close the socket of the session before at once.
  test.use({ expectedErrors: /Close received after close/ });

  test('logs the other devices out, not this one', async ({ page, browser }) => {
    const email = `changes.${Date.now()}@journey.test`;
    const person = { firstName: 'Noa', lastName: 'Levi', role: 'hygienist', email };
    const account = { ...person, province: 'Ontario', city: 'Toronto', password: PASSWORD };
    expect(
      (await page.request.post(site.url('/api/auth/signup'), { data: account })).status(),
    ).toBe(201);
    const signIn = async (device: Page) => {
      await device.goto(site.url('/auth'));
      await device.getByLabel('Email').fill(email);
      await device.getByLabel(PASSWORD_LABEL).fill(PASSWORD);
      const connected = device.waitForEvent('websocket', (socket) => socket.url().endsWith('/ws'));
      await device.getByRole('button', { name: 'Log in' }).click();
      await connected;
    };
    const otherContext = await browser.newContext({ locale: 'en-CA' });
    const other = await otherContext.newPage();
    await signIn(other);
    await signIn(page);
    await page.goto(site.url('/account'));
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password').fill('another-password-2');
    await page.getByLabel('Confirm password').fill('another-password-2');
    const again = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/ws'));
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Every other device is logged out')).toBeVisible();
    await expect(other.getByText('Your session has ended').first()).toBeVisible();
    await again;
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole('button', { name: accountMenu })).toBeVisible();
    await otherContext.close();
  });
});

test.describe('wrong credentials', () => {
  test.use({ expectedErrors: /401/ });

  test('are refused alike for a wrong password and an unknown address', async ({ page }) => {
    for (const email of ['clinic@demo.test', 'robin@demo.test']) {
      await page.goto('/auth');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel(PASSWORD_LABEL).fill('not-the-password');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('Login failed')).toBeVisible();
      await expect(page.getByText('Invalid email or password').first()).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
    }
  });
});
