import type { Browser, Page } from '@playwright/test';
import { WORDS, type MainJobWords } from './main-job.words';
import { postShift } from './post-shift';
import { chooseLanguage, expect, logInByApi, PASSWORD, press, site, test, unfold } from './site';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const VARIANTS = [
  { locale: 'en-CA', width: 1280, height: 800 },
  { locale: 'fr-CA', width: 1280, height: 800 },
  { locale: 'en-CA', width: 390, height: 844 },
  { locale: 'fr-CA', width: 390, height: 844 },
] as const;
type Variant = (typeof VARIANTS)[number];

/** A free day of the demo accounts by run and variant: a booked day takes no second shift. */
function shiftDate(variant: Variant): string {
  const turn = VARIANTS.length * Math.floor(Date.now() / MINUTE_MS) + VARIANTS.indexOf(variant);
  return new Date(Date.now() + (20 + (turn % 160)) * DAY_MS).toISOString().slice(0, 10);
}

async function contextFor(browser: Browser, { locale, width, height }: Variant) {
  const context = await browser.newContext({ locale, viewport: { width, height } });
  await chooseLanguage(context, locale);
  return context;
}

async function clinicAtSignIn(browser: Browser, variant: Variant): Promise<Page> {
  const page = await (await contextFor(browser, variant)).newPage();
  const words = WORDS[variant.locale];
  await page.goto(site.url('/auth'));
  await page.getByLabel(words.email).fill('clinic@demo.test');
  await page.getByLabel(words.password).fill(PASSWORD);
  await page.getByRole('button', { name: words.logIn }).click();
  await expect(page.getByText(words.welcome)).toBeVisible();
  return page;
}

async function signedInHygienist(browser: Browser, variant: Variant): Promise<Page> {
  const context = await contextFor(browser, variant);
  await logInByApi(context, 'hygienist');
  return context.newPage();
}

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title });

async function write(page: Page, words: MainJobWords, text: string): Promise<void> {
  await page.getByPlaceholder(words.placeholder).fill(text);
  await page.getByPlaceholder(words.placeholder).press('Enter');
}

async function expectNothingCutOff(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const variant of VARIANTS) {
  test(`a clinic posts, a hygienist applies, the clinic accepts, and both write live: ${variant.locale} at ${variant.width} px`, async ({
    browser,
  }) => {
    test.setTimeout(150_000);
    const words = WORDS[variant.locale];
    const title = `Hygienist for the day ${Date.now()}`;
    const clinic = await clinicAtSignIn(browser, variant);
    await postShift(clinic, words, title, shiftDate(variant));

    const hygienist = await signedInHygienist(browser, variant);
    await hygienist.goto(site.url('/jobs?role=hygienist&sort=newest'));
    const card = cardOf(hygienist, title);
    await expect(card).toContainText(words.hours);
    await expect(card).toContainText(words.pay);
    await expectNothingCutOff(hygienist);
    await press(card.getByRole('button', { name: words.apply }));
    await hygienist.getByRole('dialog').getByRole('button', { name: words.send }).click();
    await expect(hygienist.getByText(words.applied)).toBeVisible();

    await clinic.goto(site.url('/shifts'));
    const shift = cardOf(clinic, title);
    await expect(shift).toContainText(words.oneApplication);
    await expectNothingCutOff(clinic);
    await unfold(shift);
    await shift.getByRole('button', { name: words.accept }).click();
    const dialog = clinic.getByRole('alertdialog');
    await dialog.getByRole('button', { name: words.bookAt }).click();
    await expect(clinic.getByText(words.booked)).toBeVisible();

    await hygienist.goto(site.url('/jobs'));
    await expect(hygienist.getByRole('article').first()).toBeVisible();
    await expect(cardOf(hygienist, title)).toBeHidden();
    await hygienist.goto(site.url('/shifts?tab=bookings'));
    await expect(hygienist.getByText(title).first()).toBeVisible();
    await expectNothingCutOff(hygienist);

    await clinic.goto(site.url('/shifts?tab=bookings'));
    await unfold(cardOf(clinic, title));
    await cardOf(clinic, title).getByRole('link', { name: words.writeTo }).click();
    await expect(clinic).toHaveURL(/\/messages\?userId=\d+/);
    const clinicId = await clinic.request
      .get(site.url('/api/auth/me'))
      .then(async (answer) => ((await answer.json()) as { id: number }).id);
    await hygienist.goto(site.url(`/messages?userId=${clinicId}`));
    await expect(hygienist.getByText(words.live, { exact: true })).toBeVisible();
    await expect(clinic.getByText(words.live, { exact: true })).toBeVisible();

    const question = `Where do I park? ${Date.now()}`;
    await write(hygienist, words, question);
    await expect(clinic.getByText(question).last()).toBeVisible({ timeout: 4000 });
    const reply = `Behind the building. ${Date.now()}`;
    await write(clinic, words, reply);
    await expect(hygienist.getByText(reply).last()).toBeVisible({ timeout: 4000 });
    await expectNothingCutOff(clinic);

    await clinic.context().close();
    await hygienist.context().close();
  });
}
