import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RemoteRegistry, RemoteRelease } from '@tbt/contracts';
import { RELEASE_NOTES_FILE, type ReleaseNotes } from '@tbt/presets/webpack/release-notes-plugin';
import { SERVER_ENTRY_FILE } from '@tbt/presets/webpack/server-entry-file';
import { changeRegistry, readJson, readRegistry, writeAtomically } from './registry-file';
import { contentHash, copyRelease, integrityOf } from './release-files';

/** Public path of the releases folder. */
const RELEASES_PATH = '/releases';
const ENTRY = 'remote-entry.js';
const SERVER_ENTRY = path.posix.join('server', SERVER_ENTRY_FILE);

export interface PublishOptions {
  releasesDir: string;
  name: string;
  distDir: string;
  version?: string;
}

const historyFile = (releasesDir: string, name: string): string =>
  path.join(releasesDir, name, 'history.json');

const historyOf = (releasesDir: string, name: string): RemoteRelease[] =>
  readJson<RemoteRelease[]>(historyFile(releasesDir, name), []);

const withRelease = (registry: RemoteRegistry, name: string, release: RemoteRelease) => ({
  ...registry,
  [name]: release,
});

function serverBuildOf(target: string, address: string): Pick<RemoteRelease, 'server'> {
  const file = path.join(target, SERVER_ENTRY);
  if (!existsSync(file)) return {};
  return { server: { entry: `${address}/${SERVER_ENTRY}`, integrity: integrityOf(file) } };
}

/** Publishes a build: its own folder and one line of `remotes.json`; earlier builds stay for open tabs. */
export async function publishRemote(options: PublishOptions): Promise<RemoteRelease> {
  const { releasesDir, name, distDir } = options;
  const notes = readJson<ReleaseNotes | null>(path.join(distDir, RELEASE_NOTES_FILE), null);
  if (!notes) throw new Error(`${name} has no finished build in ${distDir}`);
  const version = options.version ?? notes.version;
  const folder = `${version}-${contentHash(distDir)}`;
  const target = path.join(releasesDir, name, folder);
  copyRelease(distDir, target);
  const address = `${RELEASES_PATH}/${name}/${folder}`;
  const release: RemoteRelease = {
    version,
    entry: `${address}/${ENTRY}`,
    integrity: integrityOf(path.join(target, ENTRY)),
    contractVersion: notes.contractVersion,
    ...serverBuildOf(target, address),
  };
  await changeRegistry(releasesDir, (registry) => {
    if (registry[name]?.entry === release.entry) return registry;
    const history = [...historyOf(releasesDir, name), release];
    writeAtomically(historyFile(releasesDir, name), JSON.stringify(history, null, 2));
    return withRelease(registry, name, release);
  });
  return release;
}

/** Publishes the previous build. @throws Error when there is none. */
export async function rollbackRemote(options: {
  releasesDir: string;
  name: string;
}): Promise<RemoteRelease> {
  const { releasesDir, name } = options;
  let previous: RemoteRelease | undefined;
  await changeRegistry(releasesDir, (registry) => {
    const history = historyOf(releasesDir, name);
    const at = history.findLastIndex(({ entry }) => entry === registry[name]?.entry);
    previous = history[at - 1];
    if (!previous) throw new Error(`${name} has no earlier release`);
    writeAtomically(historyFile(releasesDir, name), JSON.stringify(history.slice(0, at), null, 2));
    return withRelease(registry, name, previous);
  });
  if (!previous) throw new Error(`${name} has no earlier release`);
  return previous;
}

export function listReleases(
  releasesDir: string,
): { name: string; version: string; entry: string; isLive: boolean }[] {
  return Object.entries(readRegistry(releasesDir)).flatMap(([name, live]) =>
    historyOf(releasesDir, name).map(({ version, entry }) => ({
      name,
      version,
      entry,
      isLive: entry === live.entry,
    })),
  );
}
