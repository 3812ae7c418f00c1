import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runTool } from '@tbt/workspace/run-command';
import { findChromium } from '@tbt/workspace/find-chromium';
import { playwrightCounts } from '@tbt/workspace/test-counts';
import type { Suite } from './suite';

const CONFIG = join(repositoryRoot, 'packages', 'e2e', 'visual', 'stories.config.ts');

/** Every story in a browser: plays, logs no error and passes axe. */
export const storiesSuite: Suite = {
  name: 'stories',
  async run({ project, args, env, reports }) {
    const report = join(reports, 'stories.json');
    const workers = `--workers=${process.env.TEST_WORKERS ?? 2}`;
    const { code } = await runTool(
      '@playwright/test/cli.js',
      ['test', '--config', CONFIG, '--reporter=dot,json', workers, ...args],
      {
        env: {
          ...env,
          STORIES_PROJECT: project,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          CHROME_PATH: findChromium(),
        },
        isShown: true,
      },
    );
    return playwrightCounts(report, code);
  },
};
