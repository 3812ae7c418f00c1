import { buildStorybook, runOverStorybook } from './suites/visual-suite';

/**
 * Takes the pictures again that differ or are missing; the difference is then reviewed in the commit.
 * @param words - parts of test names; none means all.
 * @returns whether every picture could be taken.
 */
export async function approvePictures(words: readonly string[]): Promise<boolean> {
  if (!(await buildStorybook())) return false;
  const filter = words.length > 0 ? ['--grep', words.join('|')] : [];
  const { code } = await runOverStorybook([
    'stories.spec.ts',
    '--update-snapshots=changed',
    '--reporter=dot',
    ...filter,
  ]);
  return code === 0;
}
