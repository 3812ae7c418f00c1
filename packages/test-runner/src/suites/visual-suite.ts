import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runTool } from '@tbt/workspace/run-command';
import { baseCommit } from '@tbt/e2e/visual/base-commit';
import { comparePictures } from '@tbt/e2e/visual/compare-pictures';
import { findChromium } from '@tbt/workspace/find-chromium';
import { addCounts, playwrightCounts } from '@tbt/workspace/test-counts';
import type { Suite } from './suite';

const CONFIG = join(repositoryRoot, 'packages', 'e2e', 'visual', 'playwright.config.ts');

/** Every story in a browser: axe in the dark, overflow, and differences since the base commit, which only report. */
export const visualSuite: Suite = {
  name: 'visual',
  needsDatabase: true,
  async run({ createEnvironment, reports, env }) {
    const report = join(reports, 'visual.json');
    const { code } = await runTool(
      '@playwright/test/cli.js',
      ['test', '--config', CONFIG, '--reporter=list,json'],
      {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROME_PATH: findChromium() },
        isShown: true,
      },
    );
    const { same, different } = await comparePictures(baseCommit(), createEnvironment);
    if (different > 0) console.log(`${different} sheets look different: npm run visual`);
    return addCounts(playwrightCounts(report, code), { passed: same, failed: 0 });
  },
};
