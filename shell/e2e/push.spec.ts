import { givePush } from './push-browser';
import { expect, logIn, logInByApi, site, test } from './site';

const KEYS = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};

test.use({ serviceWorkers: 'allow' });

test('a device is added by a click, and forgotten by a log-out', async ({ page, context }) => {
  const endpoint = `https://push.example.com/send/${Date.now()}`;
  await givePush(page, { endpoint, keys: KEYS });
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
