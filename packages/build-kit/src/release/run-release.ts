import path from 'node:path';
import { repositoryRoot } from '../workspace/repository-root';
import { listReleases, publishRemote, rollbackRemote } from './publish-remote';
import { releasesFolder } from './env';

const USAGE = `usage:
  npm run release -- publish <remote> [version]    make the finished build of a remote live
  npm run release -- rollback <remote>             make the release before it live again
  npm run release -- list                          show every release
`;

/** The command line of the release registry; answers the exit code. */
export async function runRelease([command, name, version]: readonly string[]): Promise<number> {
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
  const distDir = path.join(repositoryRoot, name, 'dist');
  const release =
    command === 'publish'
      ? await publishRemote({ releasesDir, name, distDir, version })
      : await rollbackRemote({ releasesDir, name });
  process.stdout.write(`${name} is now ${release.version} (${release.entry})\n`);
  return 0;
}
