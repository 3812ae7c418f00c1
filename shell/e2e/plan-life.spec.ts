import type { Page } from '@playwright/test';
import { expect, logInByApi, PASSWORD, site, test } from './site';

const PHONE = { width: 390, height: 844 };

async function newOffice(page: Page): Promise<void> {
  const email = `office-${Date.now()}@journey.test` as const;
  const account = {
    ...{ firstName: 'Maple', lastName: 'Journey', email, role: 'clinic', password: PASSWORD },
    ...{ province: 'Ontario', city: 'Toronto' },
  };
  const answer = await page.context().request.post(site.url('/api/auth/signup'), { data: account });
  expect(answer.status()).toBe(201);
  await logInByApi(page.context(), email);
}

const state = (page: Page, name: string) =>
  expect(page.getByText(name, { exact: true })).toBeVisible();

async function pay(page: Page, how: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(/\/payment-test\?session=/);
  await page.getByRole('radio', { name: how }).click();
  await page.getByRole('button', { name: 'Pay with the test card' }).click();
}

async function happen(page: Page, what: RegExp): Promise<void> {
  await page.goto(site.url('/payment-test'));
  await page.getByRole('radio', { name: what }).click();
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page).toHaveURL(/\/subscription$/);
}

test('a clinic tries, pays, outgrows its plan, falls past due, recovers, cancels and comes back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await newOffice(page);
  await page.goto(site.url('/pricing'));
  await page.getByRole('link', { name: 'Start 7-Day Free Trial' }).nth(1).click();
  await expect(page).toHaveURL(/\/subscription\?plan=pro$/);
  await page.getByRole('link', { name: 'Start 7-Day Free Trial' }).nth(1).click();
  await page.getByRole('button', { name: 'Start 7-Day Free Trial' }).click();
  await pay(page, 'Insufficient funds');
  await expect(page.getByText(/insufficient funds\. Nothing was charged/).first()).toBeVisible();
  await pay(page, /^3-D Secure/);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan is active' })).toBeVisible();
  await page.getByRole('link', { name: 'See your plan' }).click();
  await state(page, 'Free trial');

  await happen(page, /charged again/);
  await state(page, 'Active');
  await page.getByRole('button', { name: 'Change to Premium' }).click();
  await page.getByRole('button', { name: /^Pay \$\d+\.\d\d and change$/ }).click();
  await expect(page.getByRole('heading', { name: 'Your plan: Premium' })).toBeVisible();

  await happen(page, /card has expired/);
  await state(page, 'Past due');
  await page.getByRole('button', { name: 'Use another card' }).click();
  await pay(page, /^Success$/);
  await page.getByRole('link', { name: 'See your plan' }).click();
  await state(page, 'Active');

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'We seldom need cover' }).click();
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await state(page, 'Cancelled');
  await page.getByRole('button', { name: 'Keep my plan' }).click();
  await state(page, 'Active');

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await dialog.getByRole('radio', { name: 'Another reason' }).click();
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await state(page, 'Cancelled');
  await happen(page, /charged again/);
  await state(page, 'Ended');
  await page.getByRole('link', { name: 'Subscribe Now' }).first().click();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await pay(page, /events out of order/);
  await expect(page.getByText(/^Basic is yours\./)).toBeVisible();
});
