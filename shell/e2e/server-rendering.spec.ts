import type { Page } from '@playwright/test';
import { servedText } from './served-page';
import { expect, logInByApi, PASSWORD, PASSWORD_LABEL, site, test } from './site';

/** Largest shift of layout of a page; the sum of its shifts. */
const MOST_SHIFT = 0.01;

test.use({
  isPresent: false,
  // Of most shifts: the server does not know the visitor's, whose own times follow.
  timezoneId: 'America/Toronto',
});

/** Pages of visitors, with the words by which a reader knows each. */
const PAGES: readonly { path: string; heading: RegExp }[] = [
  { path: '/', heading: /\w/ },
  { path: '/contact', heading: /^Contact/ },
  { path: '/blog/empty-chair', heading: /^What an empty chair costs/ },
  { path: '/fr/blog', heading: /^Blogue$/ },
  { path: '/jobs', heading: /^Find Jobs$/ },
  { path: '/fr/jobs', heading: /^Trouver un quart de travail$/ },
  { path: '/browse-professionals', heading: /^Browse Dental Professionals$/ },
  { path: '/pricing', heading: /^Pricing$/ },
  { path: '/fr/pricing', heading: /^Tarifs$/ },
  { path: '/auth', heading: /\w/ },
  { path: '/clinic-registration', heading: /^Register your clinic$/ },
  { path: '/feedback', heading: /^Feedback$/ },
  { path: '/post-job', heading: /^Post a shift$/ },
  { path: '/roadmap', heading: /^Roadmap$/ },
  { path: '/privacy', heading: /^Privacy Policy$/ },
  { path: '/fr/terms', heading: /^Conditions d’utilisation$/ },
  { path: '/cookies', heading: /^Cookie Policy$/ },
  { path: '/accessibility', heading: /^Accessibility$/ },
  { path: '/credits', heading: /^Credits$/ },
];

const operationsOf = (page: Page): string[] => {
  const operations: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const body = request.postDataJSON() as { operationName?: string } | null;
    operations.push(body?.operationName ?? '');
  });
  return operations;
};

async function untilRendered(page: Page, path: string): Promise<void> {
  await expect.poll(() => servedText(page.request, path)).not.toBe('');
}

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

const isHydrated = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector('main h1');
    return Object.keys(element ?? {}).some((key) => key.startsWith('__react'));
  });

/** Gives a first sign of use, with which a visitor's page loads its scripts. */
async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.mouse.move(9, 9);
  await expect.poll(() => isHydrated(page)).toBe(true);
}

const scriptsOf = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
};

for (const { path, heading } of PAGES)
  test(`${path} arrives with its data and without scripts, which do not fetch it again when they come`, async ({
    page,
  }) => {
    await untilRendered(page, path);
    const [operations, scripts] = [operationsOf(page), scriptsOf(page)];
    await page.goto(site.url(path), { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(scripts).toEqual([]);
    await hydrate(page);
    expect(operations).toEqual([]);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
  });

test('a shift arrives with its data, and a signed-in professional’s own follows', async ({
  page,
  context,
}) => {
  await page.goto(site.url('/jobs'));
  const link = page.getByRole('article').first().getByRole('link').first();
  const path = (await link.getAttribute('href')) ?? '';
  await untilRendered(page, path);
  const operations = operationsOf(page);
  await page.goto(site.url(path));
  await hydrate(page);
  expect(operations).not.toContain('JobPage');

  await logInByApi(context, 'hygienist');
  const html = await (await page.request.get(site.url(path))).text();
  expect(html).not.toContain('"myEligibility":{');
  await page.goto(site.url(path));
  await expect.poll(() => operations).toContain('JobPage');
  await expect(page.getByRole('button', { name: /menu|account/i }).first()).toBeVisible();
});

test('a profile arrives with its reviews, its name as title and the way to it', async ({
  page,
}) => {
  await page.goto(site.url('/browse-professionals'));
  const link = page.getByRole('article').first().getByRole('link').first();
  const [path, name] = [(await link.getAttribute('href')) ?? '', await link.innerText()];
  await untilRendered(page, path);
  const html = await (await page.request.get(site.url(path))).text();
  expect(html).toContain(`<title data-served>${name} | Tooth Be Told</title>`);
  expect(html).toContain('"@type":"BreadcrumbList"');
  const operations = operationsOf(page);
  await page.goto(site.url(path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await hydrate(page);
  expect(operations).toEqual([]);
});

test('what is pressed before the scripts of the page is repeated', async ({ page }) => {
  await untilRendered(page, '/jobs');
  await page.route('**/remote-entry.js*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(site.url('/jobs'));
  const shifts = page.getByRole('main').getByRole('article');
  await expect(shifts.first()).toBeVisible();
  const before = await shifts.count();
  await page.getByRole('button', { name: 'Show more shifts' }).click();
  await expect.poll(() => shifts.count()).toBeGreaterThan(before);
});

test('a form that is sent before the scripts of the page is sent then, out of the address', async ({
  page,
}) => {
  await untilRendered(page, '/auth');
  await page.route('**/remote-entry.js*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(site.url('/auth'));
  await page.getByLabel('Email').fill('hygienist@demo.test');
  await page.getByLabel(PASSWORD_LABEL).fill(PASSWORD);
  await page.getByLabel(PASSWORD_LABEL).press('Enter');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer about prices is read', async ({ page }) => {
    await untilRendered(page, '/pricing');
    expect(await (await page.request.get(site.url('/pricing'))).text()).toContain(
      '"@type":"FAQPage"',
    );
    await page.goto(site.url('/pricing'));
    const answers = page
      .getByRole('region', { name: 'Questions and answers' })
      .getByRole('paragraph');
    expect(await answers.count()).toBeGreaterThanOrEqual(5);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });

  test('professionals are read and searched', async ({ page }) => {
    await untilRendered(page, '/browse-professionals');
    await page.goto(site.url('/browse-professionals'));
    await page.getByLabel('Role', { exact: true }).selectOption('assistant');
    const found = '/browse-professionals?q=&role=assistant&province=';
    await untilRendered(page, found);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/role=assistant/);
    await expect(page.getByLabel('Role', { exact: true })).toHaveValue('assistant');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('shifts are read and searched', async ({ page }) => {
    await untilRendered(page, '/jobs');
    await page.goto(site.url('/jobs'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await untilRendered(page, '/jobs?province=Ontario&role=assistant&schedule=');
    await page.getByLabel('Province').selectOption('Ontario');
    await page.getByLabel('Role').selectOption('assistant');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/jobs\?province=Ontario&role=assistant/);
    await expect(page.getByLabel('Role')).toHaveValue('assistant');
    const facts = page.getByRole('article').getByText('Dental Assistant', { exact: true });
    expect(await facts.count()).toBe(await page.getByRole('article').count());
  });
});

test('a visitor’s page is compressed, cached for a moment and answered by its tag', async ({
  request,
}) => {
  await expect.poll(() => servedText(request, '/jobs')).not.toBe('');
  const answer = await request.get(site.url('/jobs'));
  const headers = answer.headers();
  expect(headers['content-encoding']).toMatch(/^(br|gzip)$/);
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
  expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|script-src [^;]*nonce/);
  const again = await request.get(site.url('/jobs'), {
    headers: { 'if-none-match': headers.etag ?? '' },
  });
  expect([200, 304]).toContain(again.status());
  if (again.status() === 200) expect(again.headers().etag).not.toBe(headers.etag);
  const own = await request.get(site.url('/jobs'), { headers: { cookie: 'tbt_session=any' } });
  expect(own.headers()['cache-control']).toBe('private, no-cache');
});
