import type { Browser, Page } from '@playwright/test';
import { keyboardOf, type Keyboard } from './keyboard';
import { DOCUMENT, PHOTO } from './sample-files';
import { VERIFIED_WORDS, type VerifiedWords } from './sign-up-to-verified.words';
import { expect, logInByApi, PASSWORD, site, test } from './site';

const PHONE = { width: 390, height: 844 };

/** Letters only: names are searched by words. */
const newName = () =>
  `Nova${Date.now()
    .toString(36)
    .replaceAll(/\d/g, (d) => 'abcdefghij'[+d] ?? '')}`;

async function expectNothingCutOff(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

async function createProfile(page: Page, keys: Keyboard, words: VerifiedWords, lastName: string) {
  await page.goto(site.url('/'));
  await keys.press(page.getByRole('link', { name: words.join }).first());
  await expect(page).toHaveURL(/\/profile$/);
  await keys.type(page.getByLabel(words.firstName), 'Robin');
  await keys.type(page.getByLabel(words.lastName), lastName);
  await keys.type(page.getByLabel(words.email), `${lastName}@journey.test`);
  await keys.type(page.getByLabel(words.password), PASSWORD);
  await keys.type(page.getByLabel(words.confirmPassword), PASSWORD);
  await keys.choose(page.getByLabel(words.institution), words.university);
  await keys.type(page.getByLabel(words.city), 'Toronto');
  await keys.choose(page.getByLabel(words.province), 'Ontario');
  await keys.choose(page.getByLabel(words.experience), '2');
  await keys.press(page.getByRole('checkbox', { name: words.monday }), 'Space');
  await expectNothingCutOff(page);
  await keys.press(page.getByRole('button', { name: words.create, exact: true }));
  await expect(page.getByText(words.created)).toBeVisible();
  await expect(page).toHaveURL(/\/jobs$/);
}

async function openOwnProfile(page: Page, keys: Keyboard, words: VerifiedWords) {
  const item = page.getByRole('menuitem', { name: words.myProfile });
  await expect(async () => {
    if (!(await item.isVisible()))
      await keys.press(page.getByRole('button', { name: words.account }));
    await keys.arrow(item);
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  await keys.to(page.getByRole('tab', { name: words.profileTab, exact: true }));
}

async function addPhoto(page: Page, keys: Keyboard, words: VerifiedWords) {
  await page.keyboard.press('ArrowRight');
  await keys.pick(page.getByLabel(words.photoFile), PHOTO);
  await keys.press(page.getByRole('button', { name: words.uploadPhoto }));
  await expect(page.getByText(words.photoDone)).toBeVisible();
  await expectNothingCutOff(page);
}

/** From a tab's content to the selected tab, then one to the right. */
async function nextTab(page: Page, keys: Keyboard) {
  await keys.to(page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowRight');
}

async function sendForReview(page: Page, keys: Keyboard, words: VerifiedWords, number: string) {
  await nextTab(page, keys);
  await expect(page.getByText(words.missing)).toBeVisible();
  await keys.press(page.getByRole('button', { name: words.addLicence }));
  await keys.choose(page.getByLabel(words.licenceProvince), 'Ontario');
  await keys.type(page.getByLabel(words.licenceNumber), number);
  await keys.pick(page.getByLabel(words.licenceFile), DOCUMENT);
  await expect(page.getByText(DOCUMENT.name)).toBeVisible();
  await keys.press(page.getByRole('button', { name: words.send }));
  await expect(page.getByText(words.licenceSent)).toBeVisible();
  await expect(page.getByText(words.pending, { exact: true })).toHaveCount(1);
  await keys.press(page.getByRole('button', { name: words.viewFile }));
  await expect(page.getByRole('dialog').locator('iframe, img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNothingCutOff(page);
}

async function addAvailability(page: Page, keys: Keyboard, words: VerifiedWords) {
  await nextTab(page, keys);
  await keys.press(page.getByRole('button', { name: words.addSlot }).first());
  // AM is for 12-hour inputs; others ignore letters.
  await keys.type(page.getByLabel(words.startTime), '0800A');
  await keys.type(page.getByLabel(words.endTime), '1100A');
  await keys.press(page.getByRole('button', { name: words.addSlot }).last());
  await expect(page.getByText(words.slotAdded)).toBeVisible();
  await expect(page.getByRole('main').getByText(words.slotHours).first()).toBeVisible();
  await expectNothingCutOff(page);
}

/** An administrator reviews file and number, and approves. */
async function approveLicence(browser: Browser, lastName: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await logInByApi(context, 'admin');
  const page = await context.newPage();
  await page.goto(site.url('/admin-verification'));
  await page.getByLabel('Professional', { exact: true }).fill(lastName);
  const items = page.getByRole('article', { name: lastName });
  await expect(items).toHaveCount(1);
  const file = await page.getByTitle(lastName).getAttribute('src');
  const answer = await page.request.get(site.url(file ?? ''));
  expect(await answer.body()).toEqual(DOCUMENT.buffer);
  // Empty in the last 30 days before the regulator's deadline.
  const expiry = items.getByLabel(/^Valid until/);
  const nextYear = new Date().getFullYear() + 1;
  if ((await expiry.inputValue()) === '') await expiry.fill(`${nextYear}-12-31`);
  await items.getByRole('button', { name: 'Approve' }).click();
  await expect(items).toHaveCount(0);
  await context.close();
}

for (const locale of ['en-CA', 'fr-CA'] as const) {
  test(`a new hygienist gets verified by keyboard alone on a phone: ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const words = VERIFIED_WORDS[locale];
    const lastName = newName();
    const context = await browser.newContext({ locale, viewport: PHONE });
    const page = await context.newPage();
    const keys = keyboardOf(page);
    await createProfile(page, keys, words, lastName);
    await openOwnProfile(page, keys, words);
    await addPhoto(page, keys, words);
    await sendForReview(page, keys, words, `CDHO-${Date.now()}`);
    await addAvailability(page, keys, words);
    await approveLicence(browser, lastName);

    // The bell updates without a reload.
    const bell = page.getByRole('button', { name: words.bell });
    await keys.press(bell);
    await expect(page.getByRole('menuitem', { name: words.licenceApproved })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('main').getByText(words.verified, { exact: true })).toBeVisible();
    await page.goto(site.url('/profile?tab=verification'));
    await expect(page.getByText(words.nothingMissing)).toBeVisible();
    await expect(page.getByRole('main').getByText(words.verified, { exact: true })).toHaveCount(2);
    const { id } = (await (await page.request.get(site.url('/api/auth/me'))).json()) as {
      id: number;
    };
    const seen = await page.request.get(site.url(`/api/users/${id}`));
    expect(await seen.json()).toMatchObject({
      isVerified: true,
      verifiedProvinces: ['Ontario'],
      availability: ['Monday'],
    });
    await context.close();
  });
}
