import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runTool } from '@tbt/workspace/run-command';
import { findChromium } from '@tbt/workspace/find-chromium';
import { playwrightCounts } from '@tbt/workspace/test-counts';
import type { Suite } from './suite';

interface BrowserSuite extends Pick<Suite, 'name'> {
  readonly config: string;
}

/** Playwright tests; the configuration starts its own stack. */
export const browserSuite = ({ config, ...suite }: BrowserSuite): Suite => ({
  ...suite,
  needsDatabase: true,
  async run({ createEnvironment, env, reports, args }) {
    const report = join(reports, `${suite.name}.json`);
    const { databases, dataDir } = await createEnvironment(suite.name);
    const { code } = await runTool(
      '@playwright/test/cli.js',
      ['test', '--config', join(repositoryRoot, config), '--reporter=list,json', ...args],
      {
        env: {
          ...env,
          ...databases,
          E2E_STACK_DIR: dataDir,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          CHROME_PATH: findChromium(),
        },
        isShown: true,
      },
    );
    return playwrightCounts(report, code);
  },
});
