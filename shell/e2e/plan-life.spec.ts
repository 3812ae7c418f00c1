import type { Browser, BrowserContext, Page } from '@playwright/test';
import { WORDS } from './main-job.words';
import { PLAN_LIFE_WORDS, type PlanLifeWords } from './plan-life.words';
import { postShift } from './post-shift';
import { expect, logInByApi, PASSWORD, site, test } from './site';

const PHONE = { width: 390, height: 844 };
const LOCALES = ['en-CA', 'fr-CA'] as const;
type Locale = (typeof LOCALES)[number];
const DAYS_AHEAD = 9;

const onPhone = (browser: Browser, locale: Locale): Promise<BrowserContext> =>
  browser.newContext({ locale, viewport: PHONE });

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

async function pay(page: Page, words: PlanLifeWords, how: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(/\/payment-test\?session=/);
  await page.getByRole('radio', { name: how }).click();
  await page.getByRole('button', { name: words.payWithTestCard }).click();
}

async function happen(page: Page, words: PlanLifeWords, what: RegExp): Promise<void> {
  await page.goto(site.url('/payment-test'));
  await page.getByRole('radio', { name: what }).click();
  await page.getByRole('button', { name: words.play }).click();
  await expect(page).toHaveURL(/\/subscription$/);
}

async function register(page: Page, words: PlanLifeWords, name: string): Promise<void> {
  await page.goto(site.url('/clinic-registration'));
  await page.getByLabel(words.email).fill(`register-${Date.now()}@journey.test`);
  await page.getByLabel(words.password).fill(PASSWORD);
  await page.getByLabel(words.confirmPassword).fill(PASSWORD);
  const next = page.getByRole('button', { name: words.continue });
  await next.click();
  await page.getByLabel(words.officeName).fill(name);
  await page.getByLabel(words.street).fill(`${Date.now() % 10_000} Elm St`);
  await page.getByLabel(words.city).fill('Toronto');
  await page.getByLabel(words.province).selectOption('Ontario');
  await page.getByLabel(words.postalCode).fill('M5T 1K4');
  await next.click();
  await next.click();
  await next.click();
  await page.getByRole('button', { name: words.useCode }).click();
  await next.click();
  await page.getByRole('button', { name: words.register }).click();
  await expect(page.getByText(words.registered)).toBeVisible();
  await expect(page.getByText(words.premiumIsYours)).toBeVisible();
}

/** @returns the link that was mailed. */
async function inviteScheduler(page: Page, words: PlanLifeWords, email: string): Promise<string> {
  await page.goto(site.url('/clinic-team'));
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.role).last().selectOption('scheduler');
  await page.getByRole('button', { name: words.invite }).click();
  await expect(page.getByText(words.invited)).toBeVisible();
  await page.goto(site.url('/mailbox'));
  const mail = page.getByRole('button', { name: new RegExp(email) });
  await expect(async () => {
    await page.reload();
    await expect(mail).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 15_000 });
  await mail.click();
  const address = page.getByText(/\/join-clinic/).first();
  await expect(address).toBeVisible();
  const [link] = /https?:\S+\/join-clinic\S*/.exec((await address.textContent()) ?? '') ?? [];
  expect(link).toBeDefined();
  return link ?? '';
}

async function joinTeam(page: Page, words: PlanLifeWords, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(words.firstName).fill('Sam');
  await page.getByLabel(words.lastName).fill('Okafor');
  await page.getByLabel(words.password).fill(PASSWORD);
  await page.getByRole('button', { name: words.join }).click();
  await expect(page).not.toHaveURL(/join-clinic/);
}

const dateAhead = (): string =>
  new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);

for (const locale of LOCALES) {
  const words = PLAN_LIFE_WORDS[locale];

  test(`an office registers with a code and invites a scheduler, who posts: ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const owner = await (await onPhone(browser, locale)).newPage();
    const title = `Hygienist ${Date.now()}`;
    await register(owner, words, `Elm Dental ${Date.now()}`);
    const link = await inviteScheduler(owner, words, `scheduler-${Date.now()}@journey.test`);
    const scheduler = await (await onPhone(browser, locale)).newPage();
    await joinTeam(scheduler, words, link);
    await postShift(scheduler, WORDS[locale], title, dateAhead());
    await owner.goto(site.url('/shifts'));
    await expect(owner.getByText(title).first()).toBeVisible();
  });

  test(`a clinic tries, pays, outgrows its plan, falls past due, recovers, cancels and comes back: ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const page = await (await onPhone(browser, locale)).newPage();
    await newOffice(page);
    await page.goto(site.url('/pricing'));
    await page.getByRole('link', { name: words.startTrial }).nth(1).click();
    await expect(page).toHaveURL(/\/subscription\?plan=pro$/);
    await page.getByRole('link', { name: words.startTrial }).nth(1).click();
    await page.getByRole('button', { name: words.startTrial }).click();
    await pay(page, words, words.insufficientFunds);
    await expect(page.getByText(words.fundsRefused).first()).toBeVisible();
    await pay(page, words, words.threeDSecure);
    await page.getByRole('button', { name: words.confirmPayment }).click();
    await expect(page.getByRole('heading', { name: words.planIsActive })).toBeVisible();
    await page.getByRole('link', { name: words.seePlan }).click();
    await state(page, words.status.trial);

    await happen(page, words, words.renew);
    await state(page, words.status.active);
    await page.getByRole('button', { name: words.changeToPremium }).click();
    await page.getByRole('button', { name: words.payAndChange }).click();
    await expect(page.getByRole('heading', { name: words.planIsPremium })).toBeVisible();

    await happen(page, words, words.cardExpired);
    await state(page, words.status.pastDue);
    await page.getByRole('button', { name: words.otherCard }).click();
    await pay(page, words, words.success);
    await page.getByRole('link', { name: words.seePlan }).click();
    await state(page, words.status.active);

    await page.getByRole('button', { name: words.cancelPlan }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: words.seldomNeeded }).click();
    await dialog.getByRole('button', { name: words.cancelPlan }).click();
    await state(page, words.status.cancelled);
    await page.getByRole('button', { name: words.keepPlan }).click();
    await state(page, words.status.active);

    await page.getByRole('button', { name: words.cancelPlan }).click();
    await dialog.getByRole('radio', { name: words.otherReason }).click();
    await dialog.getByRole('button', { name: words.cancelPlan }).click();
    await state(page, words.status.cancelled);
    await happen(page, words, words.renew);
    await state(page, words.status.ended);
    await page.getByRole('link', { name: words.subscribe }).first().click();
    await page.getByRole('button', { name: words.subscribe }).click();
    await pay(page, words, words.outOfOrder);
    await expect(page.getByText(words.basicIsYours)).toBeVisible();
  });
}
