import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTestStorybook } from '../storybook/build-test-storybook';
import { testStorybookFolder } from '../storybook/story-index';
import { findChromium } from '@tbt/workspace/find-chromium';
import type { CreateTestEnvironment } from '../test-stack/test-environments';
import { playwrightCounts } from '@tbt/workspace/test-counts';
import { startTestStack } from '../test-stack/test-stack';
import { RUN_MODES } from '../test-stack/run-modes';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runTool } from '@tbt/workspace/run-command';
import { withCheckout } from './base-commit';
import { changedPictures } from './changed-pictures';
import { isKept, picturesFolder, storybookOf } from './picture-cache';
import { picturePath, type PicturedStory } from './pictured-story';

/** One page with the old picture, the new one and the difference side by side. */
export const pictureReport = join(repositoryRoot, 'test-results', 'pictures');

export interface PictureComparison {
  /** Sheets without a difference. */
  readonly same: number;
  readonly different: number;
}

interface PictureSources {
  readonly storybook: string;
  readonly stories: readonly PicturedStory[];
  readonly siteUrl?: string;
  readonly siteName: string;
}

const CONFIG = join(repositoryRoot, 'packages', 'e2e', 'visual', 'pictures.config.ts');

async function runPictures(
  { storybook, stories, siteUrl, siteName }: PictureSources,
  isTaking: boolean,
): Promise<PictureComparison> {
  const folder = mkdtempSync(join(tmpdir(), 'tbt-pictures-'));
  const list = join(folder, 'stories.json');
  const report = join(folder, 'report.json');
  writeFileSync(list, JSON.stringify(stories));
  const mode = isTaking
    ? ['--update-snapshots=all', '--reporter=line,json']
    : ['--update-snapshots=none', '--reporter=line,json,html'];
  const { code } = await runTool('@playwright/test/cli.js', ['test', '--config', CONFIG, ...mode], {
    env: {
      CHROME_PATH: findChromium(),
      STORYBOOK_FOLDER: storybook,
      PICTURES_FOLDER: picturesFolder(),
      PICTURED_STORIES: list,
      SITE_URL: siteUrl,
      SITE_NAME: siteName,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PLAYWRIGHT_HTML_OUTPUT_DIR: pictureReport,
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
    isShown: true,
  });
  const { passed, failed } = playwrightCounts(report, code);
  rmSync(folder, { recursive: true, force: true });
  return { same: passed, different: failed };
}

async function withSite<Result>(
  createEnvironment: CreateTestEnvironment,
  root: string,
  run: (siteUrl: string) => Promise<Result>,
): Promise<Result> {
  const [mode] = RUN_MODES;
  if (!mode) throw new Error('There is no run mode');
  const stack = await startTestStack(createEnvironment, { ...mode, name: 'visual' }, root);
  try {
    return await run(stack.baseUrl);
  } finally {
    await stack.stop();
  }
}

const isTaken = (story: PicturedStory) => existsSync(join(picturesFolder(), ...picturePath(story)));

/**
 * Compares pictures of changed stories since a commit; those of the commit are cached. @throws Error when its build fails.
 * @param createEnvironment - for the site's stack; undefined leaves the site out.
 */
export async function comparePictures(
  base: string,
  createEnvironment?: CreateTestEnvironment,
): Promise<PictureComparison> {
  const storybook = storybookOf(base);
  const siteName = join('sites', base);
  const needsSite = createEnvironment && !existsSync(join(picturesFolder(), siteName));
  if (!isKept(storybook) || needsSite)
    await withCheckout(base, async (root) => {
      if (!isKept(storybook) && !(await buildTestStorybook(storybook, root)))
        throw new Error(`The Storybook of ${base} could not be built`);
      if (!needsSite) return;
      await withSite(createEnvironment, root, (siteUrl) =>
        runPictures({ storybook, stories: [], siteUrl, siteName }, true),
      );
    });
  const { pictures, added, removed } = changedPictures(storybook, testStorybookFolder);
  console.log(
    `Since ${base.slice(0, 9)}: ${pictures.length} pictures may differ, ${added} stories are new, ${removed} are gone`,
  );
  const missing = pictures.filter((picture) => !isTaken(picture));
  if (missing.length > 0) await runPictures({ storybook, stories: missing, siteName }, true);
  const now = { storybook: testStorybookFolder, stories: pictures, siteName };
  if (createEnvironment)
    return withSite(createEnvironment, repositoryRoot, (siteUrl) =>
      runPictures({ ...now, siteUrl }, false),
    );
  return pictures.length > 0 ? runPictures(now, false) : { same: 0, different: 0 };
}
