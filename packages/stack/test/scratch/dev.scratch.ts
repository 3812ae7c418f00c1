import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { isAlive } from '@tbt/postgres/process-owner';
import { ensureBuilt } from '../../src/build';
import { writeState } from '../../src/state-file';
import { findChromium } from '@tbt/workspace/find-chromium';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { startDev, type RunningDev } from './running-dev';
import { createScratchRepository } from '@tbt/workspace/scratch-repository';

const START_WITHIN_MS = 400_000;
/** For a loaded machine; milliseconds. */
const STEP_WITHIN_MS = 90_000;
const TEST_WITHIN_MS = 500_000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

let repository: ReturnType<typeof createScratchRepository>;
let dev: RunningDev;
let browser: Browser;

beforeAll(async () => {
  // Copied with its build, so that the copy starts at once.
  await ensureBuilt((build) => build(() => undefined));
  repository = createScratchRepository();
  browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
}, START_WITHIN_MS);
afterAll(async () => {
  await browser?.close();
  await dev?.stop();
  repository?.remove();
}, TEST_WITHIN_MS);

async function start(...projects: string[]): Promise<void> {
  dev = await startDev(repository.folder, projects);
  await dev.says(/ready in/, START_WITHIN_MS);
  for (const project of projects.filter((name) => /^(mfe-|shell)/.test(name))) {
    await dev.says(new RegExp(`${project} +│ ✓ with hot reload in`), START_WITHIN_MS);
  }
}

function change(file: string, from: string | RegExp, to: string): void {
  const path = join(repository.folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not contain ${from}`);
  dev.mark();
  writeFileSync(path, changed);
}

const aloneAddress = () => /alone: (http:\S+)/.exec(dev.output())?.[1] ?? '';

/** Durations in milliseconds, read by the benchmark of starts. */
const FIGURES = join(repositoryRoot, 'node_modules', '.cache', 'tbt', 'dev-figures.json');
const figures: Record<string, number> = {};

function note(what: string, ms: number): void {
  figures[what] = Math.round(ms);
  process.stdout.write(`    ${what}: ${(ms / 1000).toFixed(2)} s\n`);
}

/** Lost by a full reload. */
const markPage = (page: Page) => page.evaluate('window.isSamePage = true').then(() => undefined);
const isSamePage = (page: Page) => page.evaluate<boolean>('window.isSamePage === true');

const FRAME = 'shell/src/layout/site-footer.tsx';
const CARD = 'mfe-jobs/src/features/job-search/job-card.tsx';

/** Adds an attribute to an element of a source file, and removes it again. */
async function seeHotUpdate(page: Page, file: string, element: string, what: string) {
  page.setDefaultTimeout(STEP_WITHIN_MS);
  const choice = page.locator('select').first();
  await choice.selectOption({ index: 1 });
  const chosen = await choice.inputValue();
  await page.getByRole('article').first().waitFor();
  await markPage(page);
  const attribute = ` data-hot="${what}"`;
  const since = performance.now();
  change(file, new RegExp(`<${element}\\b`), `$&${attribute}`);
  await page.locator(`[data-hot="${what}"]`).first().waitFor();
  note(`hot update, ${what}`, performance.now() - since);
  expect(await isSamePage(page)).toBe(true);
  expect(await choice.inputValue()).toBe(chosen);
  change(file, attribute, '');
  await page.locator(`[data-hot="${what}"]`).first().waitFor({ state: 'detached' });
}

async function open(address: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(STEP_WITHIN_MS);
  await page.goto(address);
  return page;
}

/** A page of a micro-frontend that is not in development, so published. */
async function seePublishedPage() {
  const page = await open(`${dev.site}/contact`);
  await page.getByRole('main').getByRole('textbox').first().waitFor();
  await page.close();
}

// First: it leaves the servers unchanged.
describe('the shell', () => {
  beforeAll(() => start('shell', 'mfe-jobs'), START_WITHIN_MS);

  it(
    'shows a changed frame and a changed remote on one page',
    async () => {
      const page = await open(`${dev.site}/jobs`);
      await seeHotUpdate(page, FRAME, 'footer', 'frame');
      await seeHotUpdate(page, CARD, 'Card', 'remote in the frame');
      await page.close();
    },
    TEST_WITHIN_MS,
  );

  it('shows the pages of the others as they were built', seePublishedPage, TEST_WITHIN_MS);

  it(
    'stops when asked',
    async () => {
      expect(await dev.stop()).toBe(0);
    },
    TEST_WITHIN_MS,
  );
});

describe('a micro-frontend and servers', () => {
  beforeAll(() => start('mfe-jobs', 'subgraph-marketplace', 'gateway'), START_WITHIN_MS);

  it('restarts faster, and reports it', () => {
    expect(dev.output()).toMatch(/ready in [\d.]+ s \(last time [\d.]+ s\)/);
    const [, seconds] = /ready in ([\d.]+) s/.exec(dev.output()) ?? [];
    note('second start', Number(seconds) * 1000);
  });

  it(
    'shows a changed component alone, and keeps what the person chose',
    async () => {
      const page = await open(aloneAddress());
      await page.getByRole('article', { name: 'job-search' }).waitFor();
      await page.getByRole('link', { name: '/jobs', exact: true }).click();
      await seeHotUpdate(page, CARD, 'Card', 'alone');
      await page.close();
    },
    TEST_WITHIN_MS,
  );

  it(
    'shows it in the page of the shell, too',
    async () => {
      const page = await open(`${dev.site}/jobs`);
      await seeHotUpdate(page, CARD, 'Card', 'in the site');
      await page.close();
    },
    TEST_WITHIN_MS,
  );

  it('shows the pages of the others as they were built', seePublishedPage, TEST_WITHIN_MS);

  it(
    'signs in as a demo account in one click',
    async () => {
      const page = await open(aloneAddress());
      await page.getByRole('button', { name: 'hygienist' }).click();
      await page.getByText('Signed in as hygienist@demo.test').waitFor();
      await page.close();
    },
    TEST_WITHIN_MS,
  );

  it(
    'answers with a changed resolver after a restart',
    async () => {
      const ask = async () => {
        const response = await fetch(`${dev.site}/api/jobs?limit=1`);
        const [job] = (await response.json()) as { title: string }[];
        return job?.title;
      };
      const before = await ask();
      const since = performance.now();
      change(
        'subgraph-marketplace/src/modules/jobs/jobs.resolvers.ts',
        / {2}Job: \{\n/,
        '  Job: {\n    title: ({ title }) => `${title} (changed)`,\n',
      );
      const [, restart] = await dev.says(/restarted in ([\d.]+) s/);
      expect(await ask()).toBe(`${before} (changed)`);
      note('saved to answered', performance.now() - since);
      note('restart', Number(restart) * 1000);
    },
    TEST_WITHIN_MS,
  );

  it(
    'reports the place of an error, and keeps the running build',
    async () => {
      change('subgraph-marketplace/src/modules/jobs/jobs.policy.ts', /^/, 'const = 1;\n');
      await dev.says(/✗ subgraph-marketplace\/src\/modules\/jobs\/jobs\.policy\.ts:1:7 /);
      expect((await fetch(`${dev.site}/api/jobs?limit=1`)).status).toBe(200);
      change('subgraph-marketplace/src/modules/jobs/jobs.policy.ts', 'const = 1;\n', '');
      await dev.says(/restarted in/);

      change('subgraph-marketplace/src/modules/jobs/jobs.graphql', /^/, 'typo Job\n');
      await dev.says(/✗ subgraph-marketplace\/src\/modules\/jobs\/jobs\.graphql:1:1 /);
      change('subgraph-marketplace/src/modules/jobs/jobs.graphql', 'typo Job\n', '');
      await dev.says(/restarted in/);

      change(
        'subgraph-marketplace/src/modules/jobs/jobs.policy.ts',
        /$/,
        'export const wrong: number = "a";\n',
      );
      await dev.says(
        /types +│ ✗ subgraph-marketplace\/src\/modules\/jobs\/jobs\.policy\.ts:\d+:14 /,
      );
      change('subgraph-marketplace/src/modules/jobs/jobs.policy.ts', /export const wrong.*\n$/, '');
      await dev.says(/no errors any more/);
    },
    TEST_WITHIN_MS,
  );

  it(
    'composes a changed graph and renews what follows from it',
    async () => {
      change(
        'subgraph-marketplace/src/modules/jobs/jobs.graphql',
        /extend type Query \{|type Query \{/,
        '$&\n  "Only here."\n  scratchFigure: Int!\n',
      );
      await dev.says(/graph +│ ✓ wrote gateway\/supergraph\.graphql/);
      await dev.says(/types renewed in/);
      expect(readFileSync(join(repository.folder, 'gateway/schema.graphql'), 'utf8')).toContain(
        'scratchFigure: Int!',
      );
    },
    TEST_WITHIN_MS,
  );

  it(
    'compiles a changed text',
    async () => {
      change('mfe-jobs/src/locales/en-CA.json', '"Find Jobs"', '"Find Work"');
      await dev.says(/mfe-jobs +│ ✓ texts compiled/);
      change('mfe-jobs/src/locales/en-CA.json', /"jobs\.search\.title": .*\n/, '');
      await dev.says(/✗ mfe-jobs: catalogues differ/);
    },
    TEST_WITHIN_MS,
  );

  it(
    'leaves nothing behind',
    async () => {
      const { services } = JSON.parse(
        readFileSync(join(repository.folder, '.data', 'running.json'), 'utf8'),
      ) as { services: { pid: number }[] };
      expect(await dev.stop()).toBe(0);
      writeState(FIGURES, figures);
      expect([dev.pid, ...services.map(({ pid }) => pid)].filter(isAlive)).toEqual([]);
    },
    TEST_WITHIN_MS,
  );
});
