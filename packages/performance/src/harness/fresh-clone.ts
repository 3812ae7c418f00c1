import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/build-kit/workspace/repository-root';
import { runCommand } from '@tbt/build-kit/workspace/run-command';

/** Clones the last commit into `site` of a temporary folder. @returns the folder. */
export async function freshClone(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tbt-bench-clone-'));
  // The database user needs access.
  const { code, output } = await runCommand('sh', [
    ...['-c', `chmod 755 "$1" && git clone --quiet "$0" "$1/site"`, repositoryRoot, folder],
  ]);
  if (code !== 0) throw new Error(`The repository cannot be cloned:\n${output}`);
  return folder;
}
