import { join } from 'node:path';
import { repositoryRoot } from '../../workspace/repository-root';
import { runTool } from '../../workspace/run-command';
import { findChromium } from '../find-chromium';
import { playwrightCounts } from '../test-counts';
import { stackDatabases } from '../test-stack';
import type { Suite } from './suite';

interface BrowserSuite extends Pick<Suite, 'name' | 'title' | 'isDeep'> {
  /** The Playwright configuration, from the repository's root. */
  readonly config: string;
}

/** Tests in a browser; the configuration starts the stack it needs on databases of its own. */
export const browserSuite = ({ config, ...suite }: BrowserSuite): Suite => ({
  ...suite,
  async run({ server, env, reports }) {
    const report = join(reports, `${suite.name}.json`);
    const { code } = await runTool(
      '@playwright/test/cli.js',
      ['test', '--config', join(repositoryRoot, config), '--reporter=list,json'],
      {
        env: {
          ...env,
          ...(await stackDatabases(server, suite.name)),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          CHROME_PATH: findChromium(),
        },
        isShown: true,
      },
    );
    return playwrightCounts(report, code);
  },
});
