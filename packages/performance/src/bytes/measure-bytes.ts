import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Request } from '@playwright/test';
import { runCommand } from '@tbt/workspace/run-command';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { buildSite, withBuiltSite } from '../harness/built-site';
import { cacheFolder } from '../harness/databases';
import { isRendered, waitUntilRendered } from '../harness/rendered-pages';
import type { Figure, Measured } from '../harness/results';
import { watchScripts, type ScriptUse } from './watch-scripts';

const CACHE = cacheFolder('bytes');
const ONE_BUNDLE = join(CACHE, 'one-bundle');
const KB = 1_000;
const TARGET = 1.15;
const VISITS_MOST = 5;
const ROUTES = ['/', '/jobs', '/jobs/4000', '/browse-professionals', '/auth'] as const;
const METHOD = [
  'A cold visit of each route in Chromium, signed out, rendered by the server: all JavaScript that arrives until the network is quiet, brotli as served.',
  'One bundle: the same sources, loaders and minifier in one webpack build without federation, split by its dynamic imports, on the same pages.',
  'Steps: the longest row of scripts in which each was asked for after the one before had arrived.',
];

async function buildOneBundle(): Promise<void> {
  rmSync(ONE_BUNDLE, { recursive: true, force: true });
  const { code, output } = await runCommand(
    process.execPath,
    [
      ...['--require', join(repositoryRoot, 'packages', 'workspace', 'register.cjs')],
      ...[join(__dirname, 'build-one-bundle.ts'), ONE_BUNDLE],
    ],
    { env: { NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Error(`The one bundle could not be built:\n${output}`);
}

const fileOf = (url: string): string =>
  join(ONE_BUNDLE, new URL(url).pathname.slice('/one/'.length));

/** Size of a file as it is sent: compressed when the server has a compressed copy. */
function travelSize(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

async function serveOneBundle(page: Page): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(join(ONE_BUNDLE, 'entry.json'), 'utf8')) as {
    scripts: string[];
  };
  const tags = scripts.map((file) => `<script defer src="/one/${file}"></script>`).join('');
  await page.route('**/one/**', (route) => route.fulfill({ path: fileOf(route.request().url()) }));
  await page.route(
    (url) => !url.pathname.includes('.') && !url.pathname.startsWith('/one/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const html = (await answer.text())
        .replaceAll(/<link[^>]+rel="(?:module)?preload"[^>]+as="script"[^>]*>/g, '')
        .replaceAll(/<script[^>]+src="[^"]+"[^>]*><\/script>/g, '')
        .replace('</body>', `${tags}</body>`);
      const { 'content-security-policy': _, ...headers } = answer.headers();
      await route.fulfill({ status: answer.status(), headers, body: html });
    },
  );
}

async function tryVisit(
  browser: Browser,
  url: string,
  isOneBundle: boolean,
): Promise<ScriptUse | undefined> {
  const context = await browser.newContext({ serviceWorkers: 'block', bypassCSP: true });
  const page = await context.newPage();
  try {
    if (isOneBundle) await serveOneBundle(page);
    const sizeOf = async (request: Request) =>
      isOneBundle ? travelSize(fileOf(request.url())) : (await request.sizes()).responseBodySize;
    const use = await watchScripts(page, url, sizeOf);
    // Where the server was late the browser asks for what did not come with the page.
    return isRendered(await page.content()) ? use : undefined;
  } finally {
    await context.close();
  }
}

/** A visit of a page that the server has rendered. @throws Error when it never is. */
async function visit(browser: Browser, url: string, isOneBundle: boolean): Promise<ScriptUse> {
  for (let times = 0; times < VISITS_MOST; times += 1) {
    await waitUntilRendered(url);
    const use = await tryVisit(browser, url, isOneBundle);
    if (use) return use;
  }
  throw new Error(`${url} was never rendered in time in ${VISITS_MOST} visits`);
}

function figuresOf(route: string, ours: ScriptUse, one: ScriptUse): Figure[] {
  return [
    {
      name: `${route}: bytes ÷ one bundle`,
      unit: 'times',
      value: ours.bytes / one.bytes,
      target: { atMost: TARGET },
    },
    { name: `${route}: JavaScript`, unit: 'KB', value: ours.bytes / KB },
    { name: `${route}: JavaScript in one bundle`, unit: 'KB', value: one.bytes / KB },
    { name: `${route}: scripts`, unit: 'requests', value: ours.requests },
    { name: `${route}: scripts one after the other`, unit: 'steps', value: ours.steps },
    { name: `${route}: one after the other in one bundle`, unit: 'steps', value: one.steps },
  ];
}

/** Compares the JavaScript of each route with the same sources in one bundle. */
export async function measureBytes(): Promise<Measured> {
  await buildSite();
  await buildOneBundle();
  return withBuiltSite(CACHE, async (site) => {
    const figures: Figure[] = [];
    for (const route of ROUTES) {
      const url = `${site.url}${route}`;
      const ours = await visit(site.browser, url, false);
      figures.push(...figuresOf(route, ours, await visit(site.browser, url, true)));
    }
    return { method: METHOD, figures };
  });
}
