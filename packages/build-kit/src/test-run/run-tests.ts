import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningPostgres } from '../postgres';
import { startTestPostgres } from '../postgres/test-postgres';
import { testedProjects } from '../workspace/projects';
import { repositoryRoot } from '../workspace/repository-root';
import { runTool, wasEnded } from '../workspace/run-command';
import { findChromium } from './find-chromium';
import { addCounts, jestCounts, playwrightCounts } from './test-counts';
import type { TestCounts } from './test-counts';
import { stackDatabases, startTestStack } from './test-stack';
import type { StackMode } from './test-stack';

const NONE: TestCounts = { passed: 0, failed: 0 };
const ONE_FAILURE: TestCounts = { passed: 0, failed: 1 };

type Environment = Readonly<Record<string, string | undefined>>;

const heading = (title: string) => console.log(`\n== ${title}`);

async function build(): Promise<TestCounts> {
  heading('generate and build');
  const { code } = await runTool(
    'nx/dist/bin/nx.js',
    ['run-many', '-t', 'generate', 'build', '--parallel=2', '--outputStyle=static'],
    // As `npm start` builds, so that the two share the cache.
    { env: { NODE_ENV: 'production' }, isShown: true },
  );
  return code === 0 ? NONE : ONE_FAILURE;
}

async function runJest(env: Environment, reports: string): Promise<TestCounts> {
  heading('unit, graph, contract and page tests');
  const report = join(reports, 'jest.json');
  const { code } = await runTool(
    'jest/bin/jest.js',
    [
      ...['--projects', ...testedProjects(), '--maxWorkers=2', '--passWithNoTests'],
      ...['--json', `--outputFile=${report}`, '--testLocationInResults=false'],
    ],
    { env, isShown: true },
  );
  return jestCounts(report, code);
}

/** The outer contract, black box, against one of the two ways to run. */
async function runContract(
  server: RunningPostgres,
  mode: StackMode,
  reports: string,
): Promise<TestCounts> {
  const config = join(repositoryRoot, 'gateway', 'jest.contract.config.js');
  if (!existsSync(config)) return NONE;
  heading(`contract tests, ${mode}`);
  const report = join(reports, `contract-${mode}.json`);
  const stack = await startTestStack(server, mode);
  try {
    const { code } = await runTool(
      'jest/bin/jest.js',
      ['-c', config, '--maxWorkers=2', '--json', `--outputFile=${report}`],
      { env: { CONTRACT_BASE_URL: stack.baseUrl }, isShown: true },
    );
    return jestCounts(report, code);
  } finally {
    await stack.stop();
  }
}

/** A suite that cannot even start is one failure; the others still run. */
async function counted(run: () => Promise<TestCounts>): Promise<TestCounts> {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return ONE_FAILURE;
  }
}

async function runJourneys(env: Environment, reports: string): Promise<TestCounts> {
  const config = join(repositoryRoot, 'shell', 'playwright.config.ts');
  if (!existsSync(config)) return NONE;
  heading('journeys in the browser');
  const report = join(reports, 'playwright.json');
  const { code } = await runTool(
    '@playwright/test/cli.js',
    ['test', '--config', config, '--reporter=list,json'],
    {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROME_PATH: findChromium() },
      isShown: true,
    },
  );
  return playwrightCounts(report, code);
}

/**
 * Builds everything and runs every test on one throw-away database server.
 * @param isDeep - also the suites that take long.
 */
export async function runTests(isDeep: boolean): Promise<TestCounts> {
  // Asked for first: a missing browser should not be news after ten minutes.
  if (existsSync(join(repositoryRoot, 'shell', 'playwright.config.ts'))) findChromium();
  const built = await build();
  if (built.failed > 0) return built;
  const reports = mkdtempSync(join(tmpdir(), 'tbt-reports-'));
  const server = await startTestPostgres();
  const env = {
    TEST_POSTGRES_URL: server.urlFor('postgres'),
    TEST_DEEP: isDeep ? '1' : undefined,
  };
  try {
    const suites = [
      () => runJest(env, reports),
      () => runContract(server, 'combined', reports),
      () => runContract(server, 'split', reports),
      async () => runJourneys({ ...env, ...(await stackDatabases(server, 'journeys')) }, reports),
    ];
    let total = NONE;
    for (const suite of suites) {
      if (wasEnded()) return addCounts(total, ONE_FAILURE);
      total = addCounts(total, await counted(suite));
    }
    return total;
  } finally {
    await server.stop();
    rmSync(reports, { recursive: true, force: true });
  }
}
