import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningPostgres } from '../postgres';
import { DATABASES, migrateAll, type DatabaseUrls } from '../stack/databases';
import { readSettings } from '../stack/env';
import { createProgress } from '../stack/progress';
import { seedIfFresh } from '../stack/seed';
import { repositoryRoot } from '../workspace/repository-root';

/** What a stack of a test stands on: databases and a folder that nobody else has. */
export interface Ground {
  /** The databases, as the environment names them. */
  readonly databases: Readonly<Record<string, string>>;
  /** Removed by whoever stops the stack. */
  readonly dataDir: string;
}

/** Makes the ground of one stack. @param stack - its name, of letters and hyphens. */
export type LayGround = (stack: string) => Promise<Ground>;

const idOf = (stack: string) => stack.replaceAll('-', '_');

// Inside the repository, where a second build of a remote finds its packages.
function makeDataDir(stack: string): string {
  mkdirSync(join(repositoryRoot, '.data'), { recursive: true });
  return mkdtempSync(join(repositoryRoot, '.data', `${stack}-`));
}

async function databaseUrls(
  stack: string,
  ensure: (name: string, source: string) => Promise<string>,
): Promise<DatabaseUrls> {
  const urls = DATABASES.map(async (name) => [name, await ensure(`${idOf(stack)}_${name}`, name)]);
  return Object.fromEntries(await Promise.all(urls)) as DatabaseUrls;
}

const named = (urls: DatabaseUrls): Record<string, string> =>
  Object.fromEntries(DATABASES.map((name) => [`DATABASE_URL_${name.toUpperCase()}`, urls[name]]));

/** Empty databases: the stack loads its demo world itself. */
export const emptyGrounds =
  (server: Pick<RunningPostgres, 'ensureDatabase'>): LayGround =>
  async (stack) => ({
    databases: named(await databaseUrls(stack, (name) => server.ensureDatabase(name))),
    dataDir: makeDataDir(stack),
  });

const WORLD = 'demo-world';

async function makeWorld(server: RunningPostgres, dataDir: string): Promise<void> {
  const urls = await databaseUrls(WORLD, (name) => server.ensureDatabase(name));
  const settings = readSettings([], { ...process.env, DATA_DIR: dataDir, SEED: 'demo' });
  await migrateAll(urls);
  await seedIfFresh({ urls, embedded: null }, settings, createProgress());
}

export interface DemoGrounds {
  readonly lay: LayGround;
  remove(): void;
}

/** The demo world is loaded once, for the first stack that asks; each stack starts with a copy. */
export function demoGrounds(server: RunningPostgres): DemoGrounds {
  let folder: string | undefined;
  let world: Promise<void> | undefined;
  const lay: LayGround = async (stack) => {
    folder ??= makeDataDir(WORLD);
    world ??= makeWorld(server, folder);
    await world;
    const dataDir = makeDataDir(stack);
    cpSync(folder, dataDir, { recursive: true });
    const urls = await databaseUrls(stack, (name, source) =>
      server.ensureDatabase(name, `${idOf(WORLD)}_${source}`),
    );
    return { databases: named(urls), dataDir };
  };
  return { lay, remove: () => folder && rmSync(folder, { recursive: true, force: true }) };
}
