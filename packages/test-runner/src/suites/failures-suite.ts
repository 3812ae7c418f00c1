import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runTool } from '@tbt/workspace/run-command';
import { findChromium } from '@tbt/workspace/find-chromium';
import { addCounts, playwrightCounts, type TestCounts } from '@tbt/workspace/test-counts';
import type { Suite, SuiteContext } from './suite';

const SHELL = join(repositoryRoot, 'shell');

async function runMode(mode: 'split' | 'combined', { env, reports, args }: SuiteContext) {
  const report = join(reports, `failures-${mode}.json`);
  const printer = join(SHELL, 'e2e', 'failures', 'matrix-reporter.ts');
  const config = join(SHELL, 'failures.config.ts');
  const { code } = await runTool(
    '@playwright/test/cli.js',
    ['test', '--config', config, `--reporter=json,${printer}`, ...args],
    {
      env: {
        ...env,
        FAILURES_MODE: mode,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        CHROME_PATH: findChromium(),
      },
      isShown: true,
    },
  );
  return playwrightCounts(report, code);
}

/** Failure of parts: the core in `npm test`, everything in both modes when deep. */
export const failuresSuite: Suite = {
  name: 'failures',
  async run(context) {
    let total: TestCounts = await runMode('split', context);
    if (context.env.TEST_DEEP) total = addCounts(total, await runMode('combined', context));
    return total;
  },
};
