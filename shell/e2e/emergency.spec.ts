import { expect, logInByApi, site, test } from './site';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Later than the days of the other journeys; one for each minute. */
const freeDate = (): string =>
  new Date(Date.now() + (200 + (Math.floor(Date.now() / MINUTE_MS) % 150)) * DAY_MS)
    .toISOString()
    .slice(0, 10);

test('a clinic asks for emergency cover, a professional takes it, and both see it live', async ({
  browser,
}) => {
  test.setTimeout(30_000);
  const open = async (
    account: 'clinic' | 'hygienist',
    viewport: { width: number; height: number },
  ) => {
    const context = await browser.newContext({ viewport });
    await logInByApi(context, account);
    const page = await context.newPage();
    await page.goto(site.url('/emergency-coverage'));
    return page;
  };
  const professional = await open('hygienist', { width: 390, height: 844 });
  await expect(
    professional.getByRole('heading', { name: 'Clinics that need you now' }),
  ).toBeVisible();
  const clinic = await open('clinic', { width: 1280, height: 800 });

  const title = `Cover for Ana ${Date.now()}`;
  const form = clinic.getByRole('form', { name: 'Ask for cover now' });
  await form.getByLabel('Day').fill(freeDate());
  await form.getByLabel('Start').fill('09:00');
  await form.getByRole('button', { name: 'More options' }).click();
  await form.getByLabel('Title').fill(title);
  await form.getByRole('button', { name: 'Send to professionals nearby' }).click();
  const request = clinic.getByRole('article', { name: title });
  await expect(request).toContainText('Looking');
  await expect(request).toContainText('professionals asked');

  const offer = professional.getByRole('article', { name: title });
  await expect(offer).toContainText('Open');
  await offer.getByRole('button', { name: 'Take this shift' }).click();
  await professional.getByRole('button', { name: 'Yes, book me' }).click();
  await expect(offer).toContainText('You’re booked');

  await expect(request).toContainText('Filled');
  await expect(request.getByText('Booked', { exact: true })).toBeVisible();
  await request.getByRole('link', { name: 'Open the booking' }).click();
  await expect(clinic.getByRole('heading', { name: title })).toBeVisible();
  await offer.getByRole('link', { name: 'Open the booking' }).click();
  await expect(professional.getByRole('heading', { name: title })).toBeVisible();
  const overflow = await professional.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
