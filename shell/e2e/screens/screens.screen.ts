import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { chooseLanguage, expect, logInByApi, showPresence, site, test } from '../site';
import { mockState } from './graph-states';
import { SCREENS, type State } from './screen-table';

const PICTURES = path.resolve(__dirname, '../../../test-results/screens');
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;
const LOCALES = ['en-CA', 'fr-CA'] as const;
const SCHEMES = ['light', 'dark'] as const;
const SETTLE_MS = 400;

interface Violation {
  id: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

async function addressOf(context: BrowserContext, pattern: string): Promise<string> {
  if (pattern.includes(':job')) {
    const jobs = (await (await context.request.get(site.url('/api/jobs'))).json()) as {
      id: number;
    }[];
    return pattern.replace(':job', String(jobs[0]?.id));
  }
  if (!pattern.includes(':clinic')) return pattern;
  const me = await context.request.post(site.url('/graphql'), {
    data: {
      query: 'query ScreenPartner { conversations(first: 1) { edges { node { otherUserId } } } }',
    },
  });
  const { data } = (await me.json()) as {
    data: { conversations: { edges: { node: { otherUserId: string } }[] } };
  };
  return pattern.replace(':clinic', data.conversations.edges[0]?.node.otherUserId ?? '');
}

async function violations(page: Page): Promise<string[]> {
  // What is laid out later has no place yet.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (node: Document) => Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(document)).violations;
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${String(target)} ${failureSummary}`),
  );
}

async function expectState(page: Page, state: State): Promise<void> {
  const main = page.getByRole('main');
  if (state === 'loading') await expect(main.getByRole('status').first()).toBeAttached();
  if (state === 'error') await expect(main.getByRole('alert').first()).toBeVisible();
  if (state === 'empty') await expect(main.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function open(browser: Browser, options: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await showPresence(page);
  return { context, page };
}

/** Picture, width and accessibility of the page as it stands. */
async function check(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  await page.screenshot({ path: path.join(PICTURES, `${name}.png`), fullPage: true });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name}: nothing is wider than the screen`).toBeLessThanOrEqual(0);
  expect.soft(await violations(page), `${name}: accessibility`).toEqual([]);
}

for (const screen of SCREENS) {
  for (const state of screen.states) {
    for (const locale of LOCALES) {
      const name = [screen.name, state, locale.slice(0, 2)].join('-');
      test(name, async ({ browser }) => {
        const { context, page } = await open(browser, { locale, viewport: SIZES[0] });
        await chooseLanguage(context, locale);
        if (screen.as) await logInByApi(context, screen.as);
        const address = await addressOf(context, screen.path);
        const problems: string[] = [];
        page.on('pageerror', (error) => problems.push(error.message));
        await mockState(page, state);
        await page.goto(site.url(address));
        await expectState(page, state);
        if (state !== 'loading') await page.waitForLoadState('networkidle');
        for (const size of SIZES) {
          await page.setViewportSize(size);
          for (const colorScheme of SCHEMES) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            await check(page, [name, size.width, colorScheme].join('-'));
          }
        }
        expect.soft(problems, `${name}: errors of the page`).toEqual([]);
        await context.close();
      });
    }
  }
}
