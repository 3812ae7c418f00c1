import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runCommand } from '@tbt/workspace/run-command';
import { toolFolder } from '../tool-folder';
import { storyHashes, type StatsModule, type StoryHashes } from './story-hashes';

const HASHES = 'story-hashes.json';
const STATS = 'preview-stats.json';

/**
 * Storybook for tests: without docs, with development React and story hashes. @returns whether it was built.
 * @param folder - emptied first. @param root - the repository whose stories are built.
 */
export async function buildTestStorybook(folder: string, root = repositoryRoot): Promise<boolean> {
  rmSync(folder, { recursive: true, force: true });
  const config = join(toolFolder(root, 'e2e'), 'storybook');
  const { code } = await runCommand(
    process.execPath,
    [
      join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js'),
      ...['build', '--test', '--stats-json', '--quiet', '--disable-telemetry'],
      ...['--config-dir', config, '--output-dir', folder],
    ],
    { cwd: root, env: { NODE_ENV: 'development' }, isShown: true },
  );
  if (code !== 0) return false;
  const stats = JSON.parse(readFileSync(join(folder, STATS), 'utf8')) as { modules: StatsModule[] };
  writeFileSync(join(folder, HASHES), JSON.stringify(storyHashes(stats.modules, root), null, 2));
  rmSync(join(folder, STATS));
  return true;
}

/** Hashes of a Storybook built by `buildTestStorybook`. */
export const hashesOf = (folder: string): StoryHashes =>
  JSON.parse(readFileSync(join(folder, HASHES), 'utf8')) as StoryHashes;
