import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publishManifest, publishRemote, readRegistry } from './release';
import { contentHash } from './release/release-files';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { readState, writeState } from './state-file';

/** Publishes each build once: a rollback stays until there is a new build. @returns the published remotes. */
export async function publishBuilds(dataDir: string, releasesDir: string): Promise<string[]> {
  const file = join(dataDir, 'published-builds.json');
  const before = readState<Record<string, string>>(file, {});
  const after: Record<string, string> = {};
  const published: string[] = [];
  const remotes = readdirSync(repositoryRoot).filter((name) => name.startsWith('mfe-'));
  const live = readRegistry(releasesDir);
  for (const name of remotes.sort()) {
    const distDir = join(repositoryRoot, name, 'dist');
    const hash = contentHash(distDir);
    after[name] = hash;
    if (before[name] === hash && live[name]) continue;
    await publishRemote({ releasesDir, name, distDir });
    published.push(name);
  }
  publishManifest({ releasesDir, distDir: join(repositoryRoot, 'shell', 'dist', 'site') });
  writeState(file, after);
  return published;
}
