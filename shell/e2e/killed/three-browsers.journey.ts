import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, logInByApi, site, test } from '../site';

/** On a busy machine two processes that start at once take a minute. */
const BACK_WITHIN_MS = 150_000;

type Running = { services: { name: string; pid: number; url: string }[] };

const running = () =>
  (JSON.parse(readFileSync(join(site.dataDir(), 'running.json'), 'utf8')) as Running).services;

/** Kills each replica of a service, both within a second; they start again by themselves. */
async function killAll(service: string): Promise<void> {
  for (const { name, pid } of running()) if (name.startsWith(service)) process.kill(pid, 'SIGKILL');
  await expect
    .poll(
      async () => {
        const own = running().filter(({ name }) => name.startsWith(service));
        const ready = own.map(({ url }) =>
          fetch(`${url}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        );
        return (await Promise.all(ready)).every(Boolean);
      },
      { timeout: BACK_WITHIN_MS },
    )
    .toBe(true);
}

async function openChat(
  browser: Browser,
  account: 'clinic' | 'hygienist',
  width: number,
): Promise<{ page: Page; idOfUser: number }> {
  const context = await browser.newContext({ locale: 'en-CA', viewport: { width, height: 800 } });
  await logInByApi(context, account);
  const me = (await (await context.request.get(site.url('/api/auth/me'))).json()) as { id: number };
  return { page: await context.newPage(), idOfUser: me.id };
}

const log = (page: Page) => page.getByRole('log');

/** Writes in the page, and again while it says that the message was not sent. */
async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Message/ });
  await expect(log(page)).toBeVisible();
  await field.fill(text);
  await field.press('Enter');
  await expect(async () => {
    const again = log(page).getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await expect(log(page).getByText(text)).toBeVisible({ timeout: 500 });
    await expect(log(page).getByText(/^(Not sent|Sending|Waiting)/)).toBeHidden({ timeout: 500 });
    // What was not sent stays in the field.
    await expect(field).toHaveValue('', { timeout: 500 });
  }).toPass({ timeout: BACK_WITHIN_MS });
}

test('three browsers hold a conversation over killed and restarted servers, and see the same', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const turn = Date.now();
  const clinic = await openChat(browser, 'clinic', 1280);
  const desk = await openChat(browser, 'hygienist', 1280);
  const phone = await openChat(browser, 'hygienist', 390);
  await clinic.page.goto(site.url(`/messages?userId=${desk.idOfUser}`));
  for (const { page } of [desk, phone])
    await page.goto(site.url(`/messages?userId=${clinic.idOfUser}`));
  const pages = [clinic.page, desk.page, phone.page];

  const said: string[] = [];
  const sayNext = async (page: Page) => {
    const text = `Line ${said.length} of ${turn}`;
    said.push(text);
    await say(page, text);
  };
  for (const service of ['subgraph-messaging', 'gateway', 'subgraph-identity', 'shell']) {
    const killing = killAll(service);
    for (const page of pages) await sayNext(page);
    await killing;
  }
  await sayNext(phone.page);

  const linesOf = async (page: Page) => {
    const texts = await log(page)
      .getByText(new RegExp(`^Line \\d+ of ${turn}$`))
      .allTextContents();
    return texts.map((text) => text.trim());
  };
  for (const page of pages)
    await expect.poll(() => linesOf(page), { timeout: 30_000 }).toEqual(said);
  for (const page of pages) await page.context().close();
});
