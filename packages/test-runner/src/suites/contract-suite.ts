import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runTool } from '@tbt/workspace/run-command';
import { startReplicas } from '@tbt/e2e/test-stack/start-replicas';
import { findChromium } from '@tbt/workspace/find-chromium';
import { createEmptyEnvironments } from '@tbt/e2e/test-stack/test-environments';
import { startOwnServer } from '@tbt/e2e/test-stack/own-server';
import { addCounts, jestCounts, playwrightCounts } from '@tbt/workspace/test-counts';
import type { TestCounts } from '@tbt/workspace/test-counts';
import { startTestStack, type TestStack } from '@tbt/e2e/test-stack/test-stack';
import type { RunMode } from '@tbt/e2e/test-stack/run-modes';
import type { Suite, SuiteContext } from './suite';

type Runner = (stack: TestStack, mode: RunMode, context: SuiteContext) => Promise<TestCounts>;

const GATEWAY = join(repositoryRoot, 'gateway');

const jestOn =
  (config: string, report: string, ...files: string[]): Runner =>
  async (stack, mode, { reports }) => {
    const file = join(reports, `${report}-${mode.name}.json`);
    const { code } = await runTool(
      'jest/bin/jest.js',
      ['-c', join(GATEWAY, config), '--maxWorkers=2', '--json', `--outputFile=${file}`, ...files],
      {
        env: {
          CONTRACT_BASE_URL: stack.baseUrl,
          CONTRACT_DATA_DIR: stack.dataDir,
          CONTRACT_DOCUMENTS: mode.documents ?? 'any',
          CONTRACT_REPLICAS: mode.isDoubled ? '2' : undefined,
          CONTRACT_BALANCER: mode.isBehindHaproxy ? 'haproxy' : undefined,
        },
        isShown: true,
      },
    );
    return jestCounts(file, code);
  };

const runContract = jestOn('jest.contract.config.js', 'contract');
const runReplicas = jestOn('jest.replicas.config.js', 'replicas', 'two-replicas');
const runKills = jestOn('jest.replicas.config.js', 'kills', 'killed-servers');

const runBrokerAway = jestOn('jest.replicas.config.js', 'broker-away', 'broker-away');

const journeyOn =
  (name: string, config: string, ...files: string[]): Runner =>
  async (stack, mode, { reports, env }) => {
    const report = join(reports, `${name}-${mode.name}.json`);
    const { code } = await runTool(
      '@playwright/test/cli.js',
      ['test', '--config', join(repositoryRoot, 'shell', config), '--reporter=list,json', ...files],
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

const runJourney = journeyOn('journey', 'playwright.config.ts', 'main-job', 'documents');
const runThreeBrowsers = journeyOn('three-browsers', 'killed.config.ts');

async function runAll(stack: TestStack, mode: RunMode, context: SuiteContext): Promise<TestCounts> {
  const isDeep = context.env.TEST_DEEP !== undefined || context.args.length > 0;
  const isDoubled = mode.isDoubled === true;
  const steps: [string, boolean, Runner][] = [
    // On two replicas when deep: `npm test` asks it of one.
    ['the outer contract', isDeep || !isDoubled, runContract],
    ['the main journey', isDeep, runJourney],
    // Last, one after the other: they kill services.
    ['replicas of one service', isDoubled, runReplicas],
    ['conversations over killed servers', isDoubled, runKills],
    ['three browsers over killed servers', isDoubled && isDeep, runThreeBrowsers],
    ['the broker away', mode.isOnNats === true, runBrokerAway],
  ];
  /** Arguments name steps by a part of their titles. */
  const isNamed = (title: string) =>
    context.args.length === 0 || context.args.some((part) => title.includes(part));
  let counts: TestCounts = { passed: 0, failed: 0 };
  for (const [title, isWanted, run] of steps) {
    if (!isWanted || !isNamed(title)) continue;
    console.log(`-- ${title}, ${mode.name}`);
    counts = addCounts(counts, await run(stack, mode, context));
  }
  return counts;
}

/** The black-box contract in one run mode; with the main journey when deep. */
export const contractSuite = (mode: RunMode): Suite => ({
  name: `contract-${mode.name}`,
  needsDatabase: !mode.hasOwnServer,
  async run(context) {
    const own = mode.hasOwnServer ? await startOwnServer() : undefined;
    if (own) console.log(own.description);
    try {
      const start = mode.isDoubled ? startReplicas : startTestStack;
      const stack = await start(
        own ? createEmptyEnvironments(own) : context.createEnvironment,
        mode,
      );
      try {
        return await runAll(stack, mode, context);
      } finally {
        await stack.stop();
      }
    } finally {
      await own?.stop();
    }
  },
});
