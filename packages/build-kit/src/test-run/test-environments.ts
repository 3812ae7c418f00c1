import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningPostgres } from '../postgres';
import { DATABASES, type DatabaseUrls } from '../stack/databases';
import { repositoryRoot } from '../workspace/repository-root';

/** What a stack of a test stands on: databases and a folder of its own. */
export interface TestEnvironment {
  /** The databases, as the environment names them. */
  readonly databases: Readonly<Record<string, string>>;
  /** Removed by what stops the stack. */
  readonly dataDir: string;
}

/** Makes the ground of one stack. @param stack - its name, of letters and hyphens. */
export type CreateTestEnvironment = (stack: string) => Promise<TestEnvironment>;

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
export const createEmptyEnvironments =
  (server: Pick<RunningPostgres, 'ensureDatabase'>): CreateTestEnvironment =>
  async (stack) => ({
    databases: named(await databaseUrls(stack, (name) => server.ensureDatabase(name))),
    dataDir: makeDataDir(stack),
  });
