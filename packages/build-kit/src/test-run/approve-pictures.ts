import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startTestPostgres } from '../postgres/test-postgres';
import { expectedPictures, picturesFolder, storedPictures } from '../storybook/story-index';
import { emptyGrounds } from './grounds';
import { buildStorybook, runVisual, withSite } from './suites/visual-suite';

function removePicturesOfNothing(): void {
  const expected = new Set(expectedPictures());
  for (const file of storedPictures()) {
    if (!expected.has(file)) rmSync(join(picturesFolder, file));
  }
}

/**
 * Takes the pictures again that differ or are missing and removes those of stories that are gone; the
 * difference is then reviewed in the commit.
 * @param words - parts of test names, for instance `Forms/Select`; none means all.
 * @returns whether every picture could be taken.
 */
export async function approvePictures(words: readonly string[]): Promise<boolean> {
  if (!(await buildStorybook())) return false;
  removePicturesOfNothing();
  const filter = words.length > 0 ? ['--grep', words.join('|'), '--pass-with-no-tests'] : [];
  const args = ['--update-snapshots=changed', '--reporter=line', ...filter];
  const stories = await runVisual('playwright', ['stories.spec.ts', ...args]);
  const server = await startTestPostgres();
  try {
    const site = await withSite(emptyGrounds(server), (env) => runVisual('site', args, env));
    return stories.code === 0 && site.code === 0;
  } finally {
    await server.stop();
  }
}
