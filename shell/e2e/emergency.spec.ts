import type { Browser } from '@playwright/test';
import { EMERGENCY_WORDS } from './emergency.words';
import { keyboardOf } from './keyboard';
import { chooseLanguage, expect, logInByApi, site, test } from './site';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** Later than the days of the other journeys; one for each minute and test. */
const freeDate = (test: 0 | 1 | 2): string =>
  new Date(Date.now() + (200 + (Math.floor(Date.now() / MINUTE_MS) % 50) * 3 + test) * DAY_MS)
    .toISOString()
    .slice(0, 10);

/** Letters between digits: many digits in a row are a phone number. */
const newWord = () => Date.now().toString(36);

async function openCoverage(
  browser: Browser,
  account: 'clinic' | 'hygienist',
  viewport: { width: number; height: number },
  locale: 'en-CA' | 'fr-CA' = 'en-CA',
) {
  const context = await browser.newContext({ locale, viewport });
  await chooseLanguage(context, locale);
  await logInByApi(context, account);
  const page = await context.newPage();
  await page.goto(site.url('/emergency-coverage'));
  return page;
}

test('a clinic asks for emergency cover, a professional takes it, and both see it live', async ({
  browser,
}) => {
  test.setTimeout(30_000);
  const professional = await openCoverage(browser, 'hygienist', PHONE);
  await expect(
    professional.getByRole('heading', { name: EMERGENCY_WORDS['en-CA'].offers }),
  ).toBeVisible();
  const clinic = await openCoverage(browser, 'clinic', DESK);

  const title = `Cover for Ana ${newWord()}`;
  const form = clinic.getByRole('form', { name: 'Ask for cover now' });
  await form.getByLabel('Day').fill(freeDate(0));
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

for (const [at, locale] of (['en-CA', 'fr-CA'] as const).entries()) {
  test(`an emergency is asked for, taken and opened by keyboard alone: ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(60_000);
    const words = EMERGENCY_WORDS[locale];
    const professional = await openCoverage(browser, 'hygienist', PHONE, locale);
    await expect(professional.getByRole('heading', { name: words.offers })).toBeVisible();
    const clinic = await openCoverage(browser, 'clinic', DESK, locale);
    const keys = keyboardOf(clinic);

    const title = `Keys ${locale} ${newWord()}`;
    const form = clinic.getByRole('form', { name: words.form });
    await keys.day(form.getByLabel(words.day), freeDate(at === 0 ? 1 : 2));
    // AM is for 12-hour inputs; others ignore letters.
    await keys.type(form.getByLabel(words.start), '0900A');
    await keys.press(form.getByRole('button', { name: words.more }));
    await keys.type(form.getByLabel(words.title), title);
    await keys.press(form.getByRole('button', { name: words.send }));
    const request = clinic.getByRole('article', { name: title });
    await expect(request).toContainText(words.looking);

    const theirKeys = keyboardOf(professional);
    const offer = professional.getByRole('article', { name: title });
    await theirKeys.press(offer.getByRole('button', { name: words.take }));
    const question = professional.getByRole('alertdialog');
    await theirKeys.press(question.getByRole('button', { name: words.confirm }));
    await expect(offer).toContainText(words.booked);
    await theirKeys.press(offer.getByRole('link', { name: words.open }));
    await expect(professional.getByRole('heading', { name: title })).toBeVisible();

    await expect(request).toContainText(words.filled);
    await keys.press(request.getByRole('link', { name: words.open }));
    await expect(clinic.getByRole('heading', { name: title })).toBeVisible();
  });
}
