import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres } from '../postgres/test-postgres';
import { recordBuild } from '../stack/build';
import { runTool, wasEnded } from '../workspace/run-command';
import { chooseSuites } from './choose-suites';
import { findChromium } from './find-chromium';
import { demoGrounds } from './grounds';
import { SUITES } from './suites';
import { addCounts } from './test-counts';
import type { TestCounts } from './test-counts';

const NONE: TestCounts = { passed: 0, failed: 0 };
const ONE_FAILURE: TestCounts = { passed: 0, failed: 1 };

const heading = (title: string) => console.log(`\n== ${title}`);

// Recorded: a stack that a test starts would put generated code back while other tests read it.
async function build(): Promise<TestCounts> {
  heading('generate and build');
  const isBuilt = await recordBuild(async () => {
    const { code } = await runTool(
      'nx/dist/bin/nx.js',
      ['run-many', '-t', 'generate', 'build', '--parallel=2', '--outputStyle=static'],
      // As `npm start` builds, so that the two share the cache.
      { env: { NODE_ENV: 'production' }, isShown: true },
    );
    return code === 0;
  });
  return isBuilt ? NONE : ONE_FAILURE;
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

/**
 * Builds everything and runs the suites on one throw-away database server.
 * @param isDeep - also the suites, and the tests inside of suites, that take long.
 * @param names - only these suites; none means all.
 * @throws Error when a name is not a suite's.
 */
export async function runTests(
  isDeep: boolean,
  names: readonly string[] = [],
): Promise<TestCounts> {
  const suites = chooseSuites(SUITES, { names, isDeep });
  // Asked for first: a missing browser should not be news after ten minutes.
  findChromium();
  const built = await build();
  if (built.failed > 0) return built;
  const reports = mkdtempSync(join(tmpdir(), 'tbt-reports-'));
  const server = await startTestPostgres();
  const grounds = demoGrounds(server);
  const env = {
    TEST_POSTGRES_URL: server.urlFor('postgres'),
    TEST_DEEP: isDeep ? '1' : undefined,
  };
  try {
    let total = NONE;
    for (const suite of suites) {
      if (wasEnded()) return addCounts(total, ONE_FAILURE);
      heading(suite.title);
      const run = () => suite.run({ lay: grounds.lay, env, reports });
      total = addCounts(total, await counted(run));
    }
    return total;
  } finally {
    await server.stop();
    grounds.remove();
    rmSync(reports, { recursive: true, force: true });
  }
}
