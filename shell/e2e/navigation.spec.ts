import { ROUTES, type RouteKey } from '../src/site/route-table';
import { expect, logInByApi, press, site, test } from './site';

const TOP_LINKS = [
  ...['Find Jobs', 'Post Jobs', 'Find Staff', 'Alerts', 'AI Matching', 'Emergency'],
  ...['Alert System', 'Messages', 'Pricing', 'Social', 'Feedback', 'Profile', 'Subscribe'],
  ...['Blog', 'Contact'],
];

test('the top navigation has every link in its order and marks the current one', async ({
  page,
}) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link')).toHaveText(TOP_LINKS);
  await navigation.getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(navigation.locator('[aria-current=page]')).toHaveText('Find Jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Find Jobs' })).toBeVisible();
  await expect(page).toHaveTitle(/Find Jobs/);
});

test('on a phone, a tap beside an open menu closes it and presses nothing', async ({ browser }) => {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  await logInByApi(context, 'hygienist');
  const page = await context.newPage();
  await page.goto(site.url('/jobs'));
  const link = page.getByRole('main').getByRole('link').last();
  await page.getByRole('button', { name: /^Account of/ }).tap();
  await expect(page.getByRole('menu')).toBeVisible();
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
  await page.touchscreen.tap(x + 2, y + 2);
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page).toHaveURL(/\/jobs$/);
  await context.close();
});

test('every route has its own head for every viewer', async ({ request }) => {
  const titles = new Set<string>();
  type Entity = { id: number; clinicId: number };
  const first = async (list: string) =>
    ((await (await request.get(site.url(`/api/${list}?limit=1`))).json()) as Entity[])[0];
  const job = await first('jobs');
  const professional = await first('professionals');
  const ids: Partial<Record<RouteKey, number | string>> = {
    article: 'empty-chair',
    job: job?.id,
    booked: job?.id,
    professional: professional?.id,
    clinic: job?.clinicId,
  };
  for (const { key, path } of ROUTES) {
    const answer = await request.get(site.url(path.replace(':id', String(ids[key]))));
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    titles.add(/<title[^>]*>([^<]+)/.exec(html)?.[1] ?? '');
    expect(html).toContain('name="description"');
    expect(html).toContain('name="keywords"');
    expect(html).toContain('rel="canonical"');
    expect(html).toContain('application/ld+json');
    expect(answer.headers()['content-security-policy']).toMatch(
      /script-src 'self'(?: '(?:nonce|sha256)-[^']+')+;/,
    );
  }
  expect(titles.size).toBe(ROUTES.length);
});

test('a shift or account that does not exist is not found', async ({ request }) => {
  for (const missing of [
    '/jobs/2000000000',
    '/professionals/2000000000',
    '/clinics/x',
    '/blog/none',
  ]) {
    // A slow gateway's answer is not waited for.
    await expect(async () => {
      const answer = await request.get(site.url(missing));
      expect(answer.status(), missing).toBe(404);
      expect(await answer.text()).toContain('Page Not Found');
    }).toPass();
  }
});

test('the blog leads from a category to an article and on to the product', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Categories' }).getByText('For clinics').click();
  await expect(page).toHaveURL(/\/blog\?category=clinics$/);
  await page.getByRole('link', { name: /What an empty chair costs/ }).click();
  await expect(page).toHaveTitle(/What an empty chair costs/);
  await page.getByRole('link', { name: 'The first thirty minutes' }).click();
  await expect(page.getByRole('heading', { name: 'The first thirty minutes' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Post a shift' }).click();
  await expect(page).toHaveURL(/\/post-job$/);
});

test('the status page says in words what works', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Service status' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Service status' })).toBeVisible();
  await expect(page.getByText('Pages open')).toBeVisible();
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: /404/ });

  test('is not found, with the way back', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Staffing Just Got Easier');
  });
});

test.describe('the language', () => {
  // A part that is not hydrated yet is rendered anew.
  test.use({ expectedErrors: /#418/ });

  test('switches in place and is remembered', async ({ page }) => {
    await page.goto('/jobs');
    await press(page.getByRole('button', { name: 'Passer au français' }));
    await expect(page.getByRole('link', { name: 'Trouver un quart' }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(page.getByRole('link', { name: 'Trouver un quart' }).first()).toBeVisible();
  });
});

test.describe('without a connection', () => {
  // Requests in flight fail with this error.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('being offline is said and taken back', async ({ page, context }) => {
    await page.goto('/');
    // What comes on its own has come.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'Payment and trust' })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText("You're offline")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("You're offline")).toBeHidden();
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu has its three groups, opens and closes, and closes on a link', async ({
    page,
  }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Site menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('heading')).toHaveText([
      'For Professionals',
      'For Clinics',
      'Company',
    ]);
    await expect(menu.getByRole('link')).toHaveText([
      ...['Find Jobs', 'Create Profile', 'Pricing', 'Job Alerts', 'AI Matching'],
      ...['Emergency Coverage', 'Feedback'],
      ...['Post Jobs', 'Find Staff', 'Alert System', 'Pricing', 'Support'],
      ...['Blog', 'Contact'],
      ...['Sign In', 'Sign Up'],
    ]);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Find Staff' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/browse-professionals$/);
  });

  test('no page is wider than the screen', async ({ page }) => {
    for (const path of ['/', '/jobs', '/auth', '/pricing', '/browse-professionals']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(390);
    }
  });
});
