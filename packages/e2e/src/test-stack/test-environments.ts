import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningPostgres } from '@tbt/postgres';
import { DATABASES, type DatabaseUrls } from '@tbt/stack/databases';
import { repositoryRoot } from '@tbt/workspace/repository-root';

/** Databases and data directory of a test stack. */
export interface TestEnvironment {
  readonly databases: Readonly<Record<string, string>>;
  readonly dataDir: string;
}

/** @param stack - name of letters and hyphens. */
export type CreateTestEnvironment = (stack: string) => Promise<TestEnvironment>;

const idOf = (stack: string) => stack.replaceAll('-', '_');

// Inside the repository, so that a second build of a remote resolves its packages.
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

export const createEmptyEnvironments =
  (server: Pick<RunningPostgres, 'ensureDatabase'>): CreateTestEnvironment =>
  async (stack) => ({
    databases: named(await databaseUrls(stack, (name) => server.ensureDatabase(name))),
    dataDir: makeDataDir(stack),
  });
