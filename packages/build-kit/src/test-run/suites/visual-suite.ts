import { join } from 'node:path';
import { repositoryRoot } from '../../workspace/repository-root';
import { runTool } from '../../workspace/run-command';
import { findChromium } from '../find-chromium';
import { playwrightCounts, type TestCounts } from '../test-counts';
import type { Suite } from './suite';

const CONFIG = join(repositoryRoot, 'packages', 'build-kit', 'visual', 'playwright.config.ts');

/** Builds the Storybook that the pictures are taken of; cached like every build. */
export async function buildStorybook(): Promise<boolean> {
  const { code } = await runTool(
    'nx/dist/bin/nx.js',
    ['run', '@tbt/build-kit:storybook', '--outputStyle=static'],
    { isShown: true },
  );
  return code === 0;
}

/** Runs Playwright over the built Storybook; `args` choose files or approve pictures. */
export const runOverStorybook = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
) =>
  runTool('@playwright/test/cli.js', ['test', '--config', CONFIG, ...args], {
    env: { CHROME_PATH: findChromium(), ...env },
    isShown: true,
  });

/** Every story in a real browser: pictures as approved, nothing for axe to find, nothing too wide. */
export const visualSuite: Suite = {
  name: 'visual',
  title: 'pictures of every story, contrast, direction and zoom',
  isDeep: true,
  async run({ reports }): Promise<TestCounts> {
    if (!(await buildStorybook())) return { passed: 0, failed: 1 };
    const report = join(reports, 'visual.json');
    const { code } = await runOverStorybook(['--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return playwrightCounts(report, code);
  },
};
