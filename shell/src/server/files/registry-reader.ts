import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteRegistry } from '@tbt/contracts';
import type { Logger } from '@tbt/service-kit';

const REGISTRY_FILE = 'remotes.json';
/** Remotes under development, written by `npm run dev`; only addresses of this machine count. */
const OVERRIDE_FILE = 'remotes.override.json';
const THIS_MACHINE = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\//;

export interface RegistryReader {
  /** What is live now; the last good state while a file cannot be read. */
  read(): Promise<RemoteRegistry>;
}

function createFileReader(file: string, logger: Logger) {
  let known: RemoteRegistry = {};
  let readAt = '';
  return async (): Promise<RemoteRegistry> => {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const state = `${mtimeMs} ${size} ${ino}`;
      if (state === readAt) return known;
      known = JSON.parse(await readFile(file, 'utf8')) as RemoteRegistry;
      readAt = state;
    } catch (err) {
      if ((err as NodeJS.ErrnoException).code === 'ENOENT') known = {};
      else logger.warn({ err }, 'The release registry cannot be read');
    }
    return known;
  };
}

/** Reads the release registry of a folder, again whenever it changes. */
export function createRegistryReader(releasesDir: string, logger: Logger): RegistryReader {
  const released = createFileReader(path.join(releasesDir, REGISTRY_FILE), logger);
  const overridden = createFileReader(path.join(releasesDir, OVERRIDE_FILE), logger);
  return {
    async read() {
      const [live, development] = await Promise.all([released(), overridden()]);
      const local = Object.entries(development).filter(([, { entry }]) => THIS_MACHINE.test(entry));
      return { ...live, ...Object.fromEntries(local) };
    },
  };
}
