import type { BrowserContext } from '@playwright/test';
import { givePush, showPush } from './push-browser';
import { startPushEndpoint } from './push-endpoint';
import { expect, logInByApi, site, test } from './site';
import { freeHygienists } from './stack-database';

const DAY_MS = 86_400_000;
/** From the post through match, events and senders, beside other suites. */
const ARRIVES_MS = 30_000;
const CITY = 'Whitehorse';
const TITLE = `A shift that suits you in ${CITY}`;
const REASONS = `Dental Hygienist · Yukon · ${CITY} · $63.00 an hour`;

test.use({ serviceWorkers: 'allow' });

async function post<T>(context: BrowserContext, path: string, data: object): Promise<T> {
  const answer = await context.request.post(site.url(path), { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as T;
}

const alertBy = (context: BrowserContext, notificationMethod: 'email' | 'push') =>
  post<{ id: number }>(context, '/api/job-alerts', {
    ...{ roles: ['hygienist'], provinces: ['Yukon'], cities: [CITY], minHourlyRate: '60' },
    notificationMethod,
  });

test('one posted shift reaches alerts by mail, bell and push, with the reasons', async ({
  browser,
}) => {
  test.setTimeout(2 * ARRIVES_MS);
  const date = new Date(Date.now() + 40 * DAY_MS);
  const [mailed, pushed] = await freeHygienists(2, date);
  if (!mailed || !pushed) throw new Error('Two professionals are free');
  const endpoint = await startPushEndpoint();
  const signedIn = async (who: `${string}@${string}`) => {
    const context = await browser.newContext();
    await logInByApi(context, who);
    return context;
  };
  const [clinic, byMail, byPush] = [
    await signedIn('clinic@demo.test'),
    await signedIn(mailed.email),
    await signedIn(pushed.email),
  ];
  try {
    const page = await byPush.newPage();
    await givePush(page, { endpoint: endpoint.address, keys: endpoint.keys });
    await page.goto(site.url('/notifications?tab=preferences'));
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(page.getByText('On: they arrive on this device.')).toBeVisible();
    await alertBy(byPush, 'push');
    await alertBy(byMail, 'email');

    const { id } = await post<{ id: number }>(clinic, '/api/jobs', {
      ...{ title: 'A day in the north', role: 'hygienist', province: 'Yukon', city: CITY },
      ...{ date: date.toISOString().slice(0, 10), startTime: '09:00', endTime: '17:00' },
      hourlyRate: '63.00',
    });

    await expect.poll(() => endpoint.received, { timeout: ARRIVES_MS }).toHaveLength(1);
    const [shown] = await showPush(page, endpoint.received[0] ?? '');
    expect(shown).toMatchObject({ title: TITLE, data: { path: `/jobs/${id}` } });
    expect(shown).toHaveProperty('body', expect.stringContaining(`Matches your alert: ${REASONS}`));

    for (const context of [byPush, byMail]) {
      const reader = await context.newPage();
      await reader.goto(site.url('/job-alerts'));
      await reader.getByRole('button', { name: /^Notifications/ }).click();
      const item = reader.getByRole('menuitem', { name: TITLE });
      await expect(item).toBeVisible({ timeout: ARRIVES_MS });
      await expect(item).toContainText(REASONS);
    }

    const visitor = await (await browser.newContext()).newPage();
    const mail = visitor.getByRole('button', {
      name: new RegExp(`${TITLE}.* — to ${mailed.email}`),
    });
    await visitor.goto(site.url('/mailbox'));
    await expect(async () => {
      await visitor.reload();
      await expect(mail).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: ARRIVES_MS });
    await mail.click();
    // Every criterion is met, so the mail does not list them.
    await expect(visitor.getByText('Meets everything you asked for.')).toBeVisible();
  } finally {
    await endpoint.close();
  }
});
