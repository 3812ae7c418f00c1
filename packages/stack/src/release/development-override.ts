import { rmSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_CONTRACT_VERSION, type RemoteRegistry } from '@tbt/contracts';
import { readJson, writeAtomically } from './registry-file';

const FILE = 'remotes.override.json';

/**
 * Makes the stack's pages load a remote from its development server (loopback only), while that process lives.
 * @returns a function that removes the override
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
      ? writeAtomically(file, JSON.stringify(registry))
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
