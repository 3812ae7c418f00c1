import type { BrowserContext, Page } from '@playwright/test';
import { expect, logInByApi, site, test } from './site';

/** Opens a page of messages and counts its sockets for live messages. */
async function openTab(context: BrowserContext) {
  const page = await context.newPage();
  const sockets = { now: 0, ever: 0 };
  page.on('websocket', (socket) => {
    if (!socket.url().endsWith('/ws')) return;
    sockets.now += 1;
    sockets.ever += 1;
    socket.on('close', () => (sockets.now -= 1));
  });
  await page.goto(site.url('/messages'));
  await expect(isLive(page)).toBeVisible();
  return { page, sockets };
}

const isLive = (page: Page) => page.getByText('Live', { exact: true });

test('three tabs share a socket, which outlives the tab that holds it, and log out together', async ({
  browser,
}) => {
  test.setTimeout(60_000);
  const context = await browser.newContext({ locale: 'en-CA' });
  await logInByApi(context, 'hygienist');
  const tabs = [await openTab(context), await openTab(context), await openTab(context)];
  const count = () => tabs.reduce((sum, { sockets }) => sum + sockets.now, 0);
  expect(count()).toBe(1);

  const clinic = await browser.newContext();
  await logInByApi(clinic, 'clinic');
  const me = await (await context.request.get(site.url('/api/auth/me'))).json();
  const recipientId = (me.user ?? me).id as number;
  const write = async (content: string) => {
    const answer = await clinic.request.post(site.url('/api/messages'), {
      data: { recipientId, content },
      headers: { origin: new URL(site.url()).origin },
    });
    expect(answer.status()).toBe(201);
  };
  const turn = Date.now();
  await write(`Before ${turn}`);
  for (const { page } of tabs) await expect(page.getByText(`Before ${turn}`).first()).toBeVisible();

  const leader = tabs.find(({ sockets }) => sockets.now === 1);
  await leader?.page.close();
  const others = tabs.filter((tab) => tab !== leader);
  await write(`Between ${turn}`);
  for (const { page } of others) {
    await expect(page.getByText(`Between ${turn}`).first()).toBeVisible();
    await expect(isLive(page)).toBeVisible();
  }
  expect(others.map(({ sockets }) => sockets.ever).sort()).toEqual([0, 1]);

  const [one] = others;
  await one?.page.getByRole('button', { name: /^Account of / }).click();
  await one?.page.getByRole('menuitem', { name: 'Log out' }).click();
  for (const { page } of others)
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => others.reduce((sum, { sockets }) => sum + sockets.now, 0)).toBe(0);
  await context.close();
  await clinic.close();
});
