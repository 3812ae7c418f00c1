import { join } from 'node:path';
import { repositoryRoot } from '../../workspace/repository-root';
import { runTool } from '../../workspace/run-command';
import { findChromium } from '../find-chromium';
import type { LayGround } from '../grounds';
import { addCounts, playwrightCounts, type TestCounts } from '../test-counts';
import { startTestStack } from '../test-stack';
import { WAYS } from '../ways';
import type { Suite } from './suite';

type Environment = Readonly<Record<string, string | undefined>>;

/** What is pictured: the built Storybook, or the running site. */
export type Pictured = 'playwright' | 'site';

/** Builds the Storybook that the pictures are taken of; cached like every build. */
export async function buildStorybook(): Promise<boolean> {
  const { code } = await runTool(
    'nx/dist/bin/nx.js',
    ['run', '@tbt/build-kit:storybook', '--outputStyle=static'],
    { isShown: true },
  );
  return code === 0;
}

/** Runs Playwright over what is pictured; `args` choose tests or approve. */
export const runVisual = (pictured: Pictured, args: readonly string[], env: Environment = {}) =>
  runTool(
    '@playwright/test/cli.js',
    [
      ...['test', '--config'],
      join(repositoryRoot, 'packages', 'build-kit', 'visual', `${pictured}.config.ts`),
      ...args,
    ],
    { env: { CHROME_PATH: findChromium(), ...env }, isShown: true },
  );

/** Starts the site for its pictures and stops it after `run`. */
export async function withSite<Result>(
  lay: LayGround,
  run: (env: Environment) => Promise<Result>,
): Promise<Result> {
  const [way] = WAYS;
  if (!way) throw new Error('there is no way to run');
  const stack = await startTestStack(lay, { ...way, name: 'visual' });
  try {
    return await run({ SITE_URL: stack.baseUrl });
  } finally {
    await stack.stop();
  }
}

/** Every story and the main pages in a real browser: pictures as approved, nothing for axe to find, nothing too wide. */
export const visualSuite: Suite = {
  name: 'visual',
  needsDatabase: true,
  async run({ lay, reports }): Promise<TestCounts> {
    if (!(await buildStorybook())) return { passed: 0, failed: 1 };
    const compare = async (pictured: Pictured, env: Environment = {}) => {
      const report = join(reports, `visual-${pictured}.json`);
      const { code } = await runVisual(pictured, ['--reporter=list,json'], {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      });
      return playwrightCounts(report, code);
    };
    const stories = await compare('playwright');
    return addCounts(stories, await withSite(lay, (env) => compare('site', env)));
  },
};
