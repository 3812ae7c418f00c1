import { join } from 'node:path';
import { migrateDeploy } from '@tbt/service-kit/migrate';
import type { Client } from 'pg';
import { startPostgres, withClient, type RunningPostgres } from '@tbt/postgres';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import type { StackSettings } from './env';
import { loadDatabasePasswords } from './secrets';
import { StartError } from './start-error';

export const SUBGRAPHS = ['identity', 'marketplace', 'messaging'] as const;
export const DATABASES = [...SUBGRAPHS, 'bus'] as const;
export type DatabaseName = (typeof DATABASES)[number];
export type DatabaseUrls = Record<DatabaseName, string>;

export type StackDatabases = { urls: DatabaseUrls; embedded: RunningPostgres | null };

type Notes = {
  info(line: string): void;
  warn(line: string): void;
  server?: (line: string) => void;
};

// The launcher's errors are written for the user.
const startEmbedded = (dataDir: string, logger: Notes): Promise<RunningPostgres> =>
  startPostgres({ dataDir, logger, onServerLine: logger.server }).catch((error: unknown) => {
    throw new StartError(error instanceof Error ? error.message : String(error));
  });

/** Uses the given databases; the others get an embedded server below the data directory. */
export async function openDatabases(
  settings: StackSettings,
  logger: Notes,
): Promise<StackDatabases> {
  const given = settings.databaseUrls;
  const missing = DATABASES.filter((name) => !given[name]);
  const embedded = missing.length > 0 ? await startEmbedded(settings.dataDir, logger) : null;
  const passwords = embedded ? loadDatabasePasswords(settings.dataDir, DATABASES) : null;
  const urls: [DatabaseName, string][] = [];
  for (const name of DATABASES) {
    const own = async () => embedded?.ensureOwnDatabase(name, passwords?.[name] ?? '');
    urls.push([name, given[name] ?? (await own()) ?? '']);
  }
  return { urls: Object.fromEntries(urls) as DatabaseUrls, embedded };
}

export async function migrateAll(urls: DatabaseUrls): Promise<number> {
  const applied = await Promise.all(
    SUBGRAPHS.map((name) =>
      migrateDeploy({
        url: urls[name],
        directory: join(repositoryRoot, `subgraph-${name}`, 'prisma', 'migrations'),
      }),
    ),
  );
  return applied.flat().length;
}

export async function eachDatabase<T>(
  urls: DatabaseUrls,
  run: (client: Client, name: (typeof SUBGRAPHS)[number]) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (const name of SUBGRAPHS)
    results.push(await withClient(urls[name], (client) => run(client, name)));
  return results;
}

export const hasAccounts = (urls: DatabaseUrls): Promise<boolean> =>
  withClient(urls.identity, async (client) => {
    const { rows } = await client.query('SELECT EXISTS (SELECT FROM users) AS has');
    return (rows[0] as { has: boolean }).has;
  });
