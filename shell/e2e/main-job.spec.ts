import type { Page } from '@playwright/test';
import { expect, personWith, site, test } from './site';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A free day of the demo accounts, another one in every run: a booked day takes no second shift. */
function shiftDate(): string {
  const daysAhead = 20 + (Math.floor(Date.now() / MINUTE_MS) % 160);
  return new Date(Date.now() + daysAhead * DAY_MS).toISOString().slice(0, 10);
}

async function postShift(page: Page, title: string): Promise<void> {
  await page.goto(site.url('/post-job'));
  await page.getByLabel(/^Job title/).fill(title);
  await page.getByLabel(/^Role/).selectOption('hygienist');
  await page.getByLabel(/^Province/).selectOption('Ontario');
  await page.getByLabel(/^City/).fill('Toronto');
  await page.getByLabel(/^Date/).fill(shiftDate());
  await page.getByLabel(/^Start time/).fill('08:00');
  await page.getByLabel(/^End time/).fill('16:00');
  await page.getByLabel(/^Hourly rate/).fill('52.50');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Job Posted Successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/jobs$/);
}

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title });

async function write(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Type a message...').fill(text);
  await page.getByPlaceholder('Type a message...').press('Enter');
}

test('a clinic posts, a hygienist applies, the clinic accepts, and both write live', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const title = `Hygienist for the day ${Date.now()}`;
  const clinic = await personWith(browser, 'clinic');
  await postShift(clinic, title);

  const hygienist = await personWith(browser, 'hygienist');
  await hygienist.goto(site.url('/jobs'));
  const card = cardOf(hygienist, title);
  await expect(card).toContainText('8:00 AM - 4:00 PM');
  await expect(card).toContainText('$52.50');
  await card.getByRole('button', { name: 'Apply Now' }).click();
  await expect(hygienist.getByText('Application Submitted!')).toBeVisible();

  await clinic.goto(site.url('/shifts'));
  const shift = cardOf(clinic, title);
  await expect(shift).toContainText('1 application');
  await shift.getByRole('button', { name: /^Accept/ }).click();
  await expect(clinic.getByText('Shift booked')).toBeVisible();

  await hygienist.goto(site.url('/jobs'));
  await expect(hygienist.getByRole('article').first()).toBeVisible();
  await expect(cardOf(hygienist, title)).toBeHidden();
  await hygienist.goto(site.url('/shifts'));
  await expect(hygienist.getByText(title).first()).toBeVisible();

  await clinic
    .getByRole('main')
    .getByRole('link', { name: /^Message/ })
    .first()
    .click();
  await expect(clinic).toHaveURL(/\/messages\?userId=\d+/);
  const clinicId = await clinic.request
    .get(site.url('/api/auth/me'))
    .then(async (answer) => ((await answer.json()) as { id: number }).id);
  await hygienist.goto(site.url(`/messages?userId=${clinicId}`));
  await expect(hygienist.getByText('Live', { exact: true })).toBeVisible();
  await expect(clinic.getByText('Live', { exact: true })).toBeVisible();

  const question = `Where do I park? ${Date.now()}`;
  await write(hygienist, question);
  await expect(clinic.getByText(question).last()).toBeVisible({ timeout: 4000 });
  const reply = `Behind the building. ${Date.now()}`;
  await write(clinic, reply);
  await expect(hygienist.getByText(reply).last()).toBeVisible({ timeout: 4000 });

  await clinic.context().close();
  await hygienist.context().close();
});
