import type { Page } from '@playwright/test';
import { expect, logIn, logInByApi, site, test } from './site';

const KEYS = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};

/** Chromium under test has no push service and no permission to ask for: both are given, the worker is its own. */
async function givePush(page: Page, endpoint: string): Promise<void> {
  await page.addInitScript(
    ({ endpoint, keys }) => {
      const NAME = 'given-subscription';
      const subscription = (): PushSubscription | null =>
        localStorage.getItem(NAME) === null
          ? null
          : ({
              ...{ endpoint, options: { applicationServerKey: null } },
              toJSON: () => ({ endpoint, keys }),
              unsubscribe: () => Promise.resolve(localStorage.removeItem(NAME) === undefined),
            } as unknown as PushSubscription);
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = () => Promise.resolve('granted');
      PushManager.prototype.getSubscription = () => Promise.resolve(subscription());
      PushManager.prototype.subscribe = () => {
        localStorage.setItem(NAME, 'yes');
        return Promise.resolve(subscription() as PushSubscription);
      };
    },
    { endpoint, keys: KEYS },
  );
}

test.use({ serviceWorkers: 'allow' });

test('a device is added by a click, and forgotten by a log-out', async ({ page, context }) => {
  const endpoint = `https://push.example.com/send/${Date.now()}`;
  await givePush(page, endpoint);
  await logIn(page, 'assistant');

  await page.goto(site.url('/notifications?tab=preferences'));
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('On: they arrive on this device.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your devices' })).toContainText('This device');
  await expect(page.getByRole('switch', { name: 'On my devices' }).first()).toBeVisible();

  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await logInByApi(context, 'assistant');
  await page.goto(site.url('/notifications?tab=preferences'));
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your devices' })).toBeHidden();
});
