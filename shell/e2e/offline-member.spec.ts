import type { BrowserContext, Page } from '@playwright/test';
import { expect, logInByApi, site, test } from './site';

test.use({ serviceWorkers: 'allow' });

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const turn = Date.now();
/** Far from the days of other journeys, which book the same hygienist. */
const date = new Date(turn + (400 + (Math.floor(turn / MINUTE_MS) % 150)) * DAY_MS)
  .toISOString()
  .slice(0, 10);
const origin = new URL(site.url()).origin;

const idOf = async ({ request }: BrowserContext) =>
  ((await (await request.get(site.url('/api/auth/me'))).json()) as { id: number }).id;

async function setOffline(context: BrowserContext, isOffline: boolean) {
  // A new document of Chromium under test takes itself for connected until told again.
  await context.setOffline(!isOffline);
  await context.setOffline(isOffline);
}

/** A page whose files the browser keeps: opened a second time, it comes through the worker. */
async function see(page: Page, path: string) {
  await page.goto(site.url(path));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  await page.reload();
}

const openOffline = (page: Page, path: string) => page.goto(site.url(path));

/** Everything of the database in which data of the account is kept. */
const keptData = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('tbt-offline');
        opening.onerror = () => reject(new Error('not opened'));
        opening.onsuccess = () => {
          const database = opening.result;
          const names = [...database.objectStoreNames];
          if (names.length === 0) return resolve('[]');
          const read = database.transaction(names);
          const rows = names.map((name) => read.objectStore(name).getAll());
          read.oncomplete = () => {
            database.close();
            resolve(JSON.stringify(rows.flatMap(({ result }) => result as unknown[])));
          };
        };
      }),
  );

test('a professional reads without a connection, and what was written is sent once', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const clinic = await browser.newContext();
  await logInByApi(clinic, 'clinic');
  const hygienist = await browser.newContext({ locale: 'en-CA', serviceWorkers: 'allow' });
  await logInByApi(hygienist, 'hygienist');
  const [clinicId, hygienistId] = [await idOf(clinic), await idOf(hygienist)];
  const post = async (path: string, data: object) => {
    const answer = await clinic.request.post(site.url(path), { data, headers: { origin } });
    expect(answer.status()).toBe(201);
    return (await answer.json()) as { id: number };
  };
  const title = `Shift on a train ${turn}`;
  const job = await post('/api/jobs', {
    ...{ title, description: 'A whole day with our team.', role: 'hygienist', date },
    ...{ province: 'Ontario', city: 'Toronto', startTime: '09:00', endTime: '17:00' },
    ...{ hourlyRate: '58.00', paymentTerms: 'within_24_hours' },
  });
  await post('/api/messages', { recipientId: hygienistId, content: `Seen before ${turn}` });

  const page = await hygienist.newPage();
  const [jobPath, chatPath] = [`/jobs/${job.id}`, `/messages?userId=${clinicId}`];
  const heading = page.getByRole('heading', { level: 1, name: title });
  const apply = page.getByRole('button', { name: 'Apply Now' });
  const dialog = page.getByRole('dialog');
  await see(page, jobPath);
  await apply.click();
  await expect(dialog.getByText(/licence for Ontario|can’t be booked yet/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await see(page, '/shifts');
  await expect(page.getByRole('tab').first()).toBeVisible();
  for (const list of ['myApplications', 'myBookings'])
    await expect.poll(() => keptData(page)).toContain(list);
  await see(page, chatPath);
  await expect(page.getByText(`Seen before ${turn}`).last()).toBeVisible();
  await expect.poll(() => keptData(page)).toContain(`Seen before ${turn}`);

  await setOffline(hygienist, true);
  const asOf = page.getByText(/^You’re offline\. Last updated: \d/);
  await openOffline(page, '/shifts');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(asOf).toBeVisible();
  await openOffline(page, jobPath);
  await expect(heading).toBeVisible();
  await expect(asOf).toBeVisible();
  await apply.click();
  await dialog.getByRole('button', { name: 'Send application' }).click();
  const waits = page.getByText(/^Waiting to be sent/);
  await expect(waits).toBeVisible();
  await openOffline(page, chatPath);
  await expect(page.getByText(`Seen before ${turn}`).last()).toBeVisible();
  await expect(asOf).toBeVisible();
  const write = async (text: string) => {
    await page.getByPlaceholder('Type a message...').fill(text);
    await page.getByPlaceholder('Type a message...').press('Enter');
  };
  await write(`Written offline ${turn}`);
  await expect(waits).toBeVisible();
  await write(`Thought better of ${turn}`);
  await expect(waits).toHaveCount(2);
  await page.getByRole('button', { name: 'Discard' }).last().click();
  await expect(waits).toHaveCount(1);
  await expect(page.getByText('2 messages or applications waiting to be sent')).toBeVisible();
  const second = await hygienist.newPage();
  await openOffline(second, chatPath);
  await expect(second.getByText(`Written offline ${turn}`).last()).toBeVisible();

  await hygienist.setOffline(false);
  const countOf = async (path: string, text: string) =>
    JSON.stringify(await (await clinic.request.get(site.url(path))).json()).split(text).length - 1;
  const written = () =>
    countOf(`/api/messages/conversation/${clinicId}/${hygienistId}`, `Written offline ${turn}`);
  const applied = () => countOf(`/api/jobs/${job.id}/applications`, `"jobId":${job.id}`);
  for (const tab of [page, second]) {
    await expect(tab.getByText(/^Waiting to be sent/)).toBeHidden();
    await expect(tab.getByText(`Written offline ${turn}`).last()).toBeVisible();
    await expect(tab.getByText(/^You[’']re offline/)).toBeHidden();
  }
  await expect.poll(applied).toBe(1);
  await page.reload();
  await second.reload();
  await expect(page.getByText(`Written offline ${turn}`).last()).toBeVisible();
  expect(await written()).toBe(1);
  expect(await applied()).toBe(1);
  expect(
    await countOf(`/api/messages/conversation/${clinicId}/${hygienistId}`, 'Thought better'),
  ).toBe(0);

  expect(await keptData(page)).toContain(`Seen before ${turn}`);
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(second.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => keptData(page)).toBe('[]');
  await setOffline(hygienist, true);
  await openOffline(page, chatPath);
  await setOffline(hygienist, true);
  await expect(page.getByText("You're offline")).toBeVisible();
  await expect(page.getByText(`Seen before ${turn}`)).toBeHidden();
  await clinic.close();
  await hygienist.close();
});
