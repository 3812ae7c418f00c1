import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { releasesFolder } from './env';
import { listReleases, publishRemote, rollbackRemote } from './publish-remote';

const USAGE = `usage:
  npm run release -- publish <remote> [--version 1.2.3] [--dist <folder>]   make a finished build live
  npm run release -- rollback <remote>                                      make the release before it live again
  npm run release -- list                                                   show every release
`;

const OPTIONS = { version: { type: 'string' }, dist: { type: 'string' } } as const;

/** CLI of the release registry. @returns the exit code. */
export async function runRelease(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  });
  const [command, name] = positionals;
  const releasesDir = releasesFolder();
  if (command === 'list') {
    for (const { name: remote, entry, isLive } of listReleases(releasesDir))
      process.stdout.write(`${isLive ? '*' : ' '} ${remote}  ${entry}\n`);
    return 0;
  }
  if ((command !== 'publish' && command !== 'rollback') || !name) {
    process.stderr.write(USAGE);
    return 1;
  }
  const distDir = path.resolve(values.dist ?? path.join(repositoryRoot, name, 'dist'));
  const release =
    command === 'publish'
      ? await publishRemote({ releasesDir, name, distDir, version: values.version })
      : await rollbackRemote({ releasesDir, name });
  process.stdout.write(`${name} is now ${release.version} (${release.entry})\n`);
  return 0;
}
