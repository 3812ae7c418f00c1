import { join } from 'node:path';
import { repositoryRoot } from '../../workspace/repository-root';
import { runTool } from '../../workspace/run-command';
import { startCopies } from '../copies/start-copies';
import { findChromium } from '../find-chromium';
import { createEmptyEnvironments } from '../test-environments';
import { startOwnServer } from '../own-server';
import { addCounts, jestCounts, playwrightCounts } from '../test-counts';
import type { TestCounts } from '../test-counts';
import { startTestStack, type TestStack } from '../test-stack';
import type { RunMode } from '../run-modes';
import type { Suite, SuiteContext } from './suite';

type Runner = (stack: TestStack, way: RunMode, context: SuiteContext) => Promise<TestCounts>;

const GATEWAY = join(repositoryRoot, 'gateway');

const jestOn =
  (config: string, report: string): Runner =>
  async (stack, way, { reports }) => {
    const file = join(reports, `${report}-${way.name}.json`);
    const { code } = await runTool(
      'jest/bin/jest.js',
      ['-c', join(GATEWAY, config), '--maxWorkers=2', '--json', `--outputFile=${file}`],
      {
        env: {
          CONTRACT_BASE_URL: stack.baseUrl,
          CONTRACT_DATA_DIR: stack.dataDir,
          CONTRACT_DOCUMENTS: way.documents ?? 'any',
          CONTRACT_COPIES: way.isDoubled ? '2' : undefined,
        },
        isShown: true,
      },
    );
    return jestCounts(file, code);
  };

const runContract = jestOn('jest.contract.config.js', 'contract');
const runCopies = jestOn('jest.copies.config.js', 'copies');

/** The main job of clinic and temp, and what a page sends, in a browser. */
const runJourney: Runner = async (stack, way, { reports, env }) => {
  const report = join(reports, `journey-${way.name}.json`);
  const config = join(repositoryRoot, 'shell', 'playwright.config.ts');
  const { code } = await runTool(
    '@playwright/test/cli.js',
    ['test', '--config', config, '--reporter=list,json', 'main-job', 'documents'],
    {
      env: {
        ...env,
        E2E_BASE_URL: stack.baseUrl,
        E2E_DATA_DIR: stack.dataDir,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        CHROME_PATH: findChromium(),
      },
      isShown: true,
    },
  );
  return playwrightCounts(report, code);
};

async function runAll(stack: TestStack, way: RunMode, context: SuiteContext): Promise<TestCounts> {
  const isDeep = context.env.TEST_DEEP !== undefined;
  const isDoubled = way.isDoubled === true;
  const steps: [string, boolean, Runner][] = [
    ['the outer contract', true, runContract],
    ['the main journey', isDeep, runJourney],
    // Last: it kills services.
    ['copies of one service', isDoubled, runCopies],
  ];
  let counts: TestCounts = { passed: 0, failed: 0 };
  for (const [title, isWanted, run] of steps) {
    if (!isWanted) continue;
    console.log(`-- ${title}, ${way.name}`);
    counts = addCounts(counts, await run(stack, way, context));
  }
  return counts;
}

/** The outer contract, black box, against one of the ways to run; the main journey too when deep. */
export const contractSuite = (way: RunMode): Suite => ({
  name: `contract-${way.name}`,
  needsDatabase: !way.hasOwnServer,
  async run(context) {
    const own = way.hasOwnServer ? await startOwnServer() : undefined;
    if (own) console.log(own.description);
    try {
      const start = way.isDoubled ? startCopies : startTestStack;
      const stack = await start(own ? createEmptyEnvironments(own) : context.lay, way);
      try {
        return await runAll(stack, way, context);
      } finally {
        await stack.stop();
      }
    } finally {
      await own?.stop();
    }
  },
});
