import type { Locator, Page } from '@playwright/test';
import { mockOperation, changeAnswer, mockState, REFUSAL } from './screens/graph-states';
import { expect, logInByApi, press, site, test } from './site';
import { BADGE_TONES, CARD_CASES, PAYMENT_NOTE, SPECIFIED_SCREENS } from './specified-texts';

const SKELETON_CARDS = 6;

// A document without what the server renders asks who is there.
const NO_SESSION = /status of 401/;
test.use({ expectedErrors: NO_SESSION });

const seen = (within: Page | Locator, text: string | RegExp) =>
  within
    .getByText(text, typeof text === 'string' ? { exact: true } : {})
    .filter({ visible: true })
    .first();

/** Plan offers are for clinics without a plan, once the launch offer is over; the demo clinic has one. */
async function withoutPlan(page: Page): Promise<void> {
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch();
    const viewer = (await response.json()) as object;
    await route.fulfill({ response, json: { ...viewer, subscriptionTier: null } });
  });
  const promotion = { __typename: 'PromotionCheck', isValid: false, remaining: 0 };
  await mockOperation(page, 'LaunchOffer', { data: { promotion } });
}

for (const specified of SPECIFIED_SCREENS) {
  const { screen, state, as, hasNoPlan, after, texts, choices = [], values = [] } = specified;
  test.describe(() => {
    test.use({ expectedErrors: state === 'error' ? /./ : NO_SESSION });
    const who = as ?? 'visitor';
    const step = after ? `, after ${String(after.name)}` : '';
    test(`the texts of ${screen}, ${state}, for ${who}${step}`, async ({ page, context }) => {
      if (as) await logInByApi(context, as);
      if (hasNoPlan) await withoutPlan(page);
      await mockState(page, state);
      await page.goto(site.url(screen));
      if (after) await press(page.getByRole(after.role, { name: after.name }).first());
      for (const text of texts) await expect.soft(seen(page, text), String(text)).toBeVisible();
      for (const { label, offered, missing = [] } of choices) {
        const options = await page.getByLabel(label).first().locator('option').allInnerTexts();
        expect.soft(options).toEqual(expect.arrayContaining([...offered]));
        for (const option of missing) expect.soft(options).not.toContain(option);
      }
      for (const { label, value } of values)
        await expect.soft(page.getByLabel(label)).toHaveValue(value);
    });
  });
}

test('a card reads as specified in every case of its badge and its address', async ({ page }) => {
  type Found = { jobs: { edges: { node: Record<string, unknown> }[] } };
  const shown = { date: '2027-03-05', startTime: '08:00', endTime: '16:00', hourlyRate: '52.50' };
  await changeAnswer(page, 'JobSearchPage', (data) => {
    const { jobs } = data as Found;
    const edges = CARD_CASES.map(({ job }, at) => ({
      ...jobs.edges[at],
      node: { ...jobs.edges[at]?.node, ...shown, ...job },
    }));
    return { ...(data as Found), jobs: { ...jobs, edges } };
  });
  await page.goto(site.url('/jobs'));
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(CARD_CASES.length);
  for (const [at, { reads }] of CARD_CASES.entries())
    for (const text of reads)
      await expect.soft(seen(cards.nth(at), text), String(text)).toBeVisible();
  for (const [text, tone] of Object.entries(BADGE_TONES))
    await expect
      .soft(cards.locator(`[data-tone=${tone}]`).filter({ hasText: text }).first())
      .toContainText(text);
});

test('the page of a shift carries a badge and the note about payment', async ({ page }) => {
  await page.goto(site.url('/jobs'));
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/jobs\/\d+$/);
  const card = page.getByRole('main').getByRole('article').first();
  await expect(seen(card, /^(Urgent|Recurring|New)$/)).toBeVisible();
  await expect(seen(card, PAYMENT_NOTE)).toBeVisible();
});

test(`${SKELETON_CARDS} cards hold the place of jobs that load`, async ({ page }) => {
  await mockState(page, 'loading');
  await page.goto(site.url('/jobs'));
  await expect(page.locator('[aria-busy=true] [data-skeleton=card]')).toHaveCount(SKELETON_CARDS);
});

test('toasts of an application are as specified, on success and failure', async ({
  page,
  context,
}) => {
  await logInByApi(context, 'hygienist');
  await page.goto(site.url('/jobs'));
  await page
    .getByRole('button', { name: /^Apply Now$/ })
    .first()
    .click();
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send application' });
  await mockOperation(page, 'ApplyToJob', REFUSAL);
  await send.click();
  await expect.soft(seen(page, 'Error')).toBeVisible();
  await mockOperation(page, 'ApplyToJob', {
    data: { applyToJob: { __typename: 'ApplyToJobPayload', application: null, errors: [] } },
  });
  await send.click();
  await expect.soft(seen(page, 'Application Submitted!')).toBeVisible();
  await expect
    .soft(seen(page, 'Your application has been sent to the dental office.'))
    .toBeVisible();
});

test('toasts of a posting are as specified, on success and failure', async ({ page, context }) => {
  await logInByApi(context, 'clinic');
  await page.goto(site.url('/post-job'));
  await page.getByLabel(/^Job title/).fill('Hygienist for a day');
  await page.getByLabel(/^Role/).selectOption('hygienist');
  await page.getByLabel(/^Date/).fill('2027-03-05');
  await page.getByLabel(/^Hourly rate/).fill('52.50');
  await mockOperation(page, 'PostingCheck', REFUSAL);
  await mockOperation(page, 'PostJob', REFUSAL);
  const post = page.getByRole('button', { name: /^Post Job$/ });
  await post.click();
  await expect.soft(seen(page, 'Error')).toBeVisible();
  await mockOperation(page, 'PostJob', {
    data: { postJob: { __typename: 'PostJobPayload', job: null, errors: [] } },
  });
  await post.click();
  await expect.soft(seen(page, 'Job Posted Successfully!')).toBeVisible();
  await expect
    .soft(seen(page, 'Your job posting is now live and visible to dental professionals.'))
    .toBeVisible();
  // Without the shift in the response its page is not opened.
  await expect(page).toHaveURL(/\/shifts$/);
});
