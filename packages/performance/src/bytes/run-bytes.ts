import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page, type Request } from '@playwright/test';
import { findChromium } from '@tbt/build-kit/test-run/find-chromium';
import { ensureBuilt } from '@tbt/build-kit/stack/build';
import { publishBuilds } from '@tbt/build-kit/stack/releases';
import { runCommand } from '@tbt/build-kit/workspace/run-command';
import { repositoryRoot } from '@tbt/build-kit/workspace/repository-root';
import { startCombined } from '../federation/contestants';
import { readOptions } from '../harness/options';
import { startProgram } from '../harness/program';
import { machineFacts, resultOf, writeResult, type Figure } from '../harness/results-file';
import { showResult } from '../harness/show-result';
import { openBenchWorld } from '../world/bench-world';
import { watchScripts, type ScriptUse } from './watch-scripts';

const CACHE = join(repositoryRoot, 'node_modules', '.cache', 'tbt', 'bench-bytes');
const ONE_BUNDLE = join(CACHE, 'one-bundle');
const KB = 1_000;
const TARGET = 1.3;
const ROUTES = ['/', '/jobs', '/jobs/4000', '/browse-professionals', '/auth'] as const;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const METHOD = [
  'A cold visit of each route in Chromium, without a session: all JavaScript that arrives until the network is quiet, brotli as served.',
  'One bundle: the same sources, loaders and minifier in one webpack build without federation, split by its dynamic imports, on the same pages.',
  'Steps: the longest row of scripts in which each was asked for after the one before had arrived.',
];

async function buildOneBundle(): Promise<void> {
  rmSync(ONE_BUNDLE, { recursive: true, force: true });
  const kit = join(repositoryRoot, 'packages', 'build-kit');
  const { code, output } = await runCommand(
    process.execPath,
    [
      ...['--require', join(kit, 'register.cjs')],
      ...[join(kit, 'bench', 'bytes', 'build-one-bundle.ts'), ONE_BUNDLE],
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

async function visit(browser: Browser, url: string, isOneBundle: boolean): Promise<ScriptUse> {
  const context = await browser.newContext({ serviceWorkers: 'block', bypassCSP: true });
  const page = await context.newPage();
  try {
    if (isOneBundle) await serveOneBundle(page);
    const sizeOf = async (request: Request) =>
      isOneBundle ? travelSize(fileOf(request.url())) : (await request.sizes()).responseBodySize;
    return await watchScripts(page, url, sizeOf);
  } finally {
    await context.close();
  }
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
export async function runBytes(args: readonly string[]): Promise<number> {
  const { isKept } = readOptions(args);
  const machine = machineFacts();
  await ensureBuilt((build) => build((line) => console.log(`building ${line}`)));
  await buildOneBundle();
  const world = await openBenchWorld();
  const stop: (() => Promise<void>)[] = [() => world.stop()];
  try {
    const gateway = await startCombined({ world, folder: CACHE });
    stop.push(() => gateway.stop());
    const releasesDir = join(CACHE, 'releases');
    rmSync(releasesDir, { recursive: true, force: true });
    rmSync(join(CACHE, 'published-builds.json'), { force: true });
    await publishBuilds(CACHE, releasesDir);
    const shell = await startProgram({
      name: 'shell',
      entry: 'shell/dist/node/server/main.js',
      env: { GATEWAY_URL: gateway.url, RELEASES_DIR: releasesDir, HOST: '127.0.0.1' },
      folder: CACHE,
    });
    stop.push(() => shell.stop());
    const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
    stop.push(() => browser.close());
    const figures: Figure[] = [];
    for (const route of ROUTES) {
      const url = `${shell.url}${route}`;
      figures.push(
        ...figuresOf(route, await visit(browser, url, false), await visit(browser, url, true)),
      );
    }
    const result = resultOf('bytes', machine, { method: METHOD, figures });
    if (isKept) writeResult(result);
    return showResult(result);
  } finally {
    for (const end of stop.toReversed()) await end();
  }
}
