import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RemoteRegistry } from '@tbt/contracts';

const FILE = 'remotes.json';
const LOCK = 'remotes.lock';
const LOCK_WAIT_MS = 50;
/** Milliseconds after which a lock is stale. */
const LOCK_STALE_MS = 30_000;

export function writeAtomically(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

export function readJson<T>(file: string, absent: T): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return absent;
    throw error;
  }
}

/** Empty before the first release. */
export const readRegistry = (releasesDir: string): RemoteRegistry =>
  readJson<RemoteRegistry>(path.join(releasesDir, FILE), {});

async function lock(file: string): Promise<void> {
  for (;;) {
    try {
      return closeSync(openSync(file, 'wx'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > LOCK_STALE_MS) rmSync(file, { force: true });
      await wait(LOCK_WAIT_MS);
    }
  }
}

/** Changes the registry under a lock; one line per remote, for readable diffs. */
export async function changeRegistry(
  releasesDir: string,
  change: (registry: RemoteRegistry) => RemoteRegistry,
): Promise<void> {
  mkdirSync(releasesDir, { recursive: true });
  const lockFile = path.join(releasesDir, LOCK);
  await lock(lockFile);
  try {
    const lines = Object.entries(change(readRegistry(releasesDir)))
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, release]) => `  ${JSON.stringify(name)}: ${JSON.stringify(release)}`);
    writeAtomically(path.join(releasesDir, FILE), `{\n${lines.join(',\n')}\n}\n`);
  } finally {
    rmSync(lockFile, { force: true });
  }
}
