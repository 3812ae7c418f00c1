import { rmSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_CONTRACT_VERSION, type RemoteRegistry } from '@tbt/contracts';
import { readJson, writeWhole } from './registry-file';

const FILE = 'remotes.override.json';

/**
 * Lets the pages of a running stack load one remote from its development server.
 *
 * @param origin - of the development server on this machine; no other address is accepted
 * @param servedBy - its process: when that was killed, what is written here no longer counts
 * @returns a function that takes it back
 */
export function overrideRemote(
  releasesDir: string,
  name: string,
  origin: string,
  servedBy?: number,
): () => void {
  const file = path.join(releasesDir, FILE);
  const write = (registry: RemoteRegistry) =>
    Object.keys(registry).length > 0
      ? writeWhole(file, JSON.stringify(registry))
      : rmSync(file, { force: true });
  const entry = new URL('/remote-entry.js', origin).href;
  write({
    ...readJson<RemoteRegistry>(file, {}),
    [name]: {
      version: 'development',
      entry,
      contractVersion: REMOTE_CONTRACT_VERSION,
      ...(servedBy !== undefined && { servedBy }),
    },
  });
  return () => {
    const { [name]: own, ...others } = readJson<RemoteRegistry>(file, {});
    if (own?.entry === entry) write(others);
  };
}
