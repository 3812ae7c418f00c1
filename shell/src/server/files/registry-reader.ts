import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteRegistry, RemoteRelease } from '@tbt/contracts';
import type { Logger } from '@tbt/service-kit';
import * as z from 'zod';

const REGISTRY_FILE = 'remotes.json';
/** Remotes in development, written by `npm run dev`; loopback addresses only. */
const OVERRIDE_FILE = 'remotes.override.json';
const THIS_MACHINE = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\//;

const entryRule = z
  .string()
  .refine((entry) => (entry.startsWith('/') ? !entry.startsWith('//') : URL.canParse(entry)));
const releaseRule: z.ZodType<RemoteRelease> = z.object({
  version: z.string(),
  entry: entryRule,
  integrity: z.string().optional(),
  contractVersion: z.number(),
  server: z.object({ entry: entryRule, integrity: z.string() }).optional(),
  servedBy: z.int().positive().optional(),
});
const linesRule = z.record(z.string(), z.unknown());

/** Whether a process runs: a killed development server leaves its override. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const isServed = ({ entry, servedBy }: RemoteRelease): boolean =>
  THIS_MACHINE.test(entry) && (servedBy === undefined || isRunning(servedBy));

export interface RegistryReader {
  /** The live releases; the last good state when unreadable. */
  read(): Promise<RemoteRegistry>;
  /** Remotes served by `npm run dev`. */
  underDevelopment(): Promise<ReadonlySet<string>>;
}

/** Releases of the registry; an invalid line keeps the remote's previous release. */
function readReleases(text: string, known: RemoteRegistry, logger: Logger): RemoteRegistry {
  const lines = linesRule.parse(JSON.parse(text));
  const releases = Object.entries(lines).flatMap(([name, line]) => {
    const release = releaseRule.safeParse(line);
    if (!release.success) logger.warn({ remote: name }, 'A line of the release registry is wrong');
    const usable = release.success ? release.data : known[name];
    return usable ? [[name, usable] as const] : [];
  });
  return Object.fromEntries(releases);
}

function createFileReader(file: string, logger: Logger) {
  let known: RemoteRegistry = {};
  let readAt = '';
  return async (): Promise<RemoteRegistry> => {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const state = `${mtimeMs} ${size} ${ino}`;
      if (state === readAt) return known;
      known = readReleases(await readFile(file, 'utf8'), known, logger);
      readAt = state;
    } catch (err) {
      if ((err as NodeJS.ErrnoException).code === 'ENOENT') known = {};
      else logger.warn({ err }, 'The release registry cannot be read');
    }
    return known;
  };
}

/** Reads the release registry again whenever it changes. */
export function createRegistryReader(releasesDir: string, logger: Logger): RegistryReader {
  const released = createFileReader(path.join(releasesDir, REGISTRY_FILE), logger);
  const overridden = createFileReader(path.join(releasesDir, OVERRIDE_FILE), logger);
  const local = async (): Promise<RemoteRegistry> => {
    const lines = Object.entries(await overridden());
    return Object.fromEntries(lines.filter(([, release]) => isServed(release)));
  };
  return {
    read: async () => ({ ...(await released()), ...(await local()) }),
    underDevelopment: async () => new Set(Object.keys(await local())),
  };
}
