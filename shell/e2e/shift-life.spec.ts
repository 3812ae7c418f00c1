import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { keyboardOf } from './keyboard';
import { WORDS } from './main-job.words';
import { SHIFT_LIFE_WORDS } from './shift-life.words';
import { chooseLanguage, expect, logInByApi, press, site, test, unfold } from './site';
import { ask, freeHygienists, runClock, type Person } from './stack-database';

const HOUR_MS = 3_600_000;
const SHIFT_HOURS = 7;
/** Between the 16 and 36 hours to confirm, and below the 24 hours of a late cancellation. */
const AHEAD_HOURS = 20;
const CLINIC = 'Maple Street Dental';
const POSTED_WITHIN_MS = 120_000;
const REQUIRED_MAX = 9;

const VARIANTS = [
  { locale: 'en-CA', viewport: { width: 1280, height: 800 } },
  { locale: 'fr-CA', viewport: { width: 390, height: 844 } },
] as const;
type Variant = (typeof VARIANTS)[number];

/** A Toronto time: the day, and the keys for a 12-hour time input. */
function torontoTime(at: Date) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Toronto',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const hour = Number(of('hour'));
  const keys = `${String(hour % 12 || 12).padStart(2, '0')}${of('minute')}${hour < 12 ? 'A' : 'P'}`;
  return { day: `${of('year')}-${of('month')}-${of('day')}`, keys };
}

interface Side {
  page: Page;
  context: BrowserContext;
}

async function sideOf(
  browser: Browser,
  variant: Variant,
  account: `${string}@${string}`,
): Promise<Side> {
  const context = await browser.newContext(variant);
  await chooseLanguage(context, variant.locale);
  await logInByApi(context, account);
  return { context, page: await context.newPage() };
}

const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('article', { name: title });

const openShifts = (page: Page, tab?: string) =>
  page.goto(site.url(tab ? `/shifts?tab=${tab}` : '/shifts'));

async function expectNothingCutOff(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** From the clock's work through the bus to the bell, beside other suites. */
const ARRIVES_MS = 30_000;

/** Actions of one user in one language. */
function readerOf(page: Page, { locale }: Variant) {
  const words = SHIFT_LIFE_WORDS[locale];
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const answer = async (button: string, told: string) => {
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText(told, { exact: true }).first()).toBeVisible();
  };
  return {
    page,
    words,
    dialog,
    answer,
    notice: async (...texts: (string | RegExp)[]) => {
      const bell = page.getByRole('button', { name: words.bell });
      for (const name of texts)
        await expect(async () => {
          if (!(await page.getByRole('menuitem').first().isVisible())) await bell.click();
          await expect(page.getByRole('menuitem', { name }).first()).toBeVisible();
        }).toPass({ timeout: ARRIVES_MS });
      await page.keyboard.press('Escape');
    },
    /** Accepts a shift and opens the booking. */
    take: async () => {
      await dialog.getByRole('button', { name: words.takeShift, exact: true }).click();
      await expect(page).toHaveURL(/\/shifts\/\d+\/booked$/);
      await expectNothingCutOff(page);
    },
    /** Reads the fee, then cancels. */
    cancel: async (title: string, price: string) => {
      await unfold(cardOf(page, title));
      await cardOf(page, title).getByRole('button', { name: words.more }).click();
      await page.getByRole('menuitem', { name: words.cancelThis }).click();
      await expect(dialog.getByText(price)).toBeVisible();
      await expectNothingCutOff(page);
      await dialog.getByLabel(words.reason).selectOption('emergency');
      await answer(words.cancelYes, words.cancelled);
    },
  };
}
type Reader = ReturnType<typeof readerOf>;

async function postByKeyboard(
  page: Page,
  variant: Variant,
  title: string,
  startsAt: Date,
): Promise<void> {
  const [words, form] = [WORDS[variant.locale], page.getByRole('main').getByRole('form')];
  const keys = keyboardOf(page);
  const [start, end] = [
    torontoTime(startsAt),
    torontoTime(new Date(startsAt.getTime() + SHIFT_HOURS * HOUR_MS)),
  ];
  await page.goto(site.url('/post-job'));
  await expect(form.getByLabel(words.city)).toHaveValue('Toronto');
  const startedAt = Date.now();
  const touched = [
    () => keys.type(form.getByLabel(words.jobTitle), title),
    () => keys.choose(form.getByLabel(words.role), SHIFT_LIFE_WORDS[variant.locale].chosenRole),
    () => keys.day(form.getByLabel(words.date), start.day),
    () => keys.type(form.getByLabel(words.startTime), start.keys),
    () => keys.type(form.getByLabel(words.endTime), end.keys),
    () => keys.type(form.getByLabel(words.rate), '58.00'),
  ];
  for (const touch of touched) await touch();
  await keys.press(page.getByRole('button', { name: words.post, exact: true }));
  const confirm = page.getByRole('button', { name: words.postAnyway });
  await expect(confirm.or(page.getByText(words.posted)).first()).toBeVisible();
  // A holiday or a start within a day needs confirmation.
  if (await confirm.isVisible()) await keys.press(confirm);
  await expect(page.getByText(words.posted)).toBeVisible();
  const took = Date.now() - startedAt;
  const description = `${touched.length} inputs, ${Math.round(took / 1000)} s`;
  test.info().annotations.push({ type: 'a shift posted by keyboard', description });
  expect(touched.length).toBeLessThanOrEqual(REQUIRED_MAX);
  expect(took).toBeLessThan(POSTED_WITHIN_MS);
}

async function applyAtOwnRate({ page, words }: Reader, variant: Variant, title: string) {
  const common = WORDS[variant.locale];
  await page.goto(site.url('/jobs?sort=newest'));
  await press(cardOf(page, title).getByRole('button', { name: common.apply }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: words.ownRate }).check();
  await dialog.getByLabel(words.ownRateField).fill('64');
  await expectNothingCutOff(page);
  await dialog.getByRole('button', { name: common.send }).click();
  await expect(page.getByText(common.applied)).toBeVisible();
}

/** From counter-offer to booking, without a reload. */
async function agree(clinic: Reader, temp: Reader, title: string, { name }: Person) {
  const { words } = clinic;
  await expect(cardOf(clinic.page, title)).toContainText(words.applications);
  await expect(cardOf(clinic.page, title)).toContainText(words.money.asked);
  await expectNothingCutOff(clinic.page);
  await clinic.notice(words.notices.received(name));
  await openShifts(temp.page);
  await expect(cardOf(temp.page, title)).toContainText(words.money.asked);
  await unfold(cardOf(clinic.page, title));
  await cardOf(clinic.page, title)
    .getByRole('button', { name: words.otherRateTo(name) })
    .click();
  await clinic.dialog.getByLabel(words.rate).fill('60');
  await clinic.answer(words.sendRate, words.rateSent);

  const accept = cardOf(temp.page, title).getByRole('button', {
    name: words.acceptAt(words.money.agreed),
  });
  await expect(accept).toBeVisible();
  await temp.notice(words.notices.countered(CLINIC));
  await expectNothingCutOff(temp.page);
  await accept.click();
  await temp.take();
  await clinic.notice(words.notices.counterAccepted(name));
}

/** So shortly before the start, the professional's own acceptance confirms the booking. */
async function expectConfirmed(clinic: Reader, temp: Reader, title: string, { name }: Person) {
  const { words } = clinic;
  for (const { page } of [clinic, temp]) {
    await openShifts(page, 'bookings');
    await expect(cardOf(page, title)).toContainText(words.confirmedStatus);
    await expect(cardOf(page, title)).toContainText(words.money.agreed);
    await expectNothingCutOff(page);
  }
  await expect(cardOf(clinic.page, title)).toContainText(name);
}

async function cancelAndUndo(clinic: Reader, temp: Reader, title: string, { name }: Person) {
  const { words } = temp;
  await temp.cancel(title, words.points);
  await expect(cardOf(clinic.page, title)).toContainText(words.cancelledStatus);
  await clinic.notice(words.notices.cancelled(name));
  const ended = cardOf(temp.page, title);
  await expect(ended).toContainText(words.notFinal);
  await expectNothingCutOff(temp.page);
  await ended.getByRole('button', { name: words.takeBack }).click();
  await expect(temp.page.getByText(words.standsAgain)).toBeVisible();
  await expect(cardOf(clinic.page, title)).toContainText(words.confirmedStatus);
  await clinic.notice(words.notices.restored(name));
}

/** The clinic cancels late; after ten minutes it is final. */
async function cancelLate(clinic: Reader, temp: Reader, title: string, { name }: Person) {
  const { words } = clinic;
  await clinic.cancel(title, words.owes(name, words.money.compensation));
  await expect(cardOf(temp.page, title)).toContainText(
    words.owed(CLINIC, words.money.compensation),
  );
  await temp.notice(words.notices.cancelled(CLINIC));
  const [booking] = await ask<{ compensation: string }>(
    'marketplace',
    `UPDATE bookings SET cancelled_at = cancelled_at - interval '11 minutes',
       undo_until = undo_until - interval '11 minutes'
     WHERE job_id = (SELECT id FROM jobs WHERE title = $1) AND status = 'cancelled_by_clinic'
     RETURNING compensation::text`,
    [title],
  );
  expect(booking?.compensation).toBe('195.00');
  await runClock('marketplace.keep-bookings');
  await temp.notice(words.notices.finalBy(CLINIC));
  await clinic.notice(words.notices.final, words.notices.reopened);
  await expect(cardOf(clinic.page, title)).toBeHidden();
  await openShifts(temp.page, 'history');
  await expect(cardOf(temp.page, title)).toContainText(
    words.owed(CLINIC, words.money.compensation),
  );
  await expectNothingCutOff(temp.page);
}

async function refill(clinic: Reader, second: Reader, title: string, { name }: Person) {
  const { words } = second;
  await openShifts(second.page);
  const asked = cardOf(second.page, title).filter({ hasText: words.freeAgain });
  await expect(asked).toBeVisible();
  await second.notice(words.notices.askedAgain(CLINIC));
  await asked.getByRole('button', { name: words.acceptAt('').trim() }).click();
  await second.take();
  await expect(cardOf(clinic.page, title)).toContainText(name);
  await expect(cardOf(clinic.page, title)).toContainText(words.confirmedStatus);
  await clinic.notice(words.notices.invitationAccepted(name));
}

for (const variant of VARIANTS) {
  test(`a shift is agreed on, confirmed, cancelled, restored, charged and booked by another professional: ${variant.locale} at ${variant.viewport.width} px`, async ({
    browser,
  }) => {
    test.setTimeout(150_000);
    const quarter = HOUR_MS / 4;
    const startsAt = new Date(Math.floor((Date.now() + AHEAD_HOURS * HOUR_MS) / quarter) * quarter);
    const title = `Recall day ${Date.now()}`;
    const [first, second] = (await freeHygienists(2, startsAt)) as [Person, Person];
    const sides = [
      await sideOf(browser, variant, 'clinic@demo.test'),
      await sideOf(browser, variant, first.email),
      await sideOf(browser, variant, second.email),
    ] as const;
    const [clinic, temp, other] = [
      readerOf(sides[0].page, variant),
      readerOf(sides[1].page, variant),
      readerOf(sides[2].page, variant),
    ];

    await postByKeyboard(clinic.page, variant, title, startsAt);
    await openShifts(clinic.page);
    const [job] = await ask<{ id: number }>('marketplace', 'SELECT id FROM jobs WHERE title = $1', [
      title,
    ]);
    const applied = await sides[2].context.request.post(site.url('/api/applications'), {
      data: { jobId: job?.id },
    });
    expect(applied.ok(), await applied.text()).toBe(true);
    await applyAtOwnRate(temp, variant, title);
    await agree(clinic, temp, title, first);
    await expectConfirmed(clinic, temp, title, first);
    await cancelAndUndo(clinic, temp, title, first);
    await cancelLate(clinic, temp, title, first);
    await refill(clinic, other, title, second);
    for (const { context } of sides) await context.close();
  });
}
