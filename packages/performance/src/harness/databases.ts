import { join } from 'node:path';
import { startPostgres } from '@tbt/postgres';
import { DATABASES, migrateAll, type DatabaseUrls } from '@tbt/stack/databases';
import { repositoryRoot } from '@tbt/workspace/repository-root';

export const cacheFolder = (name: string): string =>
  join(repositoryRoot, 'node_modules', '.cache', 'tbt', `bench-${name}`);

export async function withDatabases<T>(
  dataDir: string,
  run: (urls: DatabaseUrls) => Promise<T>,
): Promise<T> {
  const logger = { info: () => undefined, warn: console.warn };
  const server = await startPostgres({ dataDir, logger });
  try {
    const entries = await Promise.all(
      DATABASES.map(async (name) => [name, await server.ensureDatabase(name)] as const),
    );
    const urls = Object.fromEntries(entries) as DatabaseUrls;
    await migrateAll(urls);
    return await run(urls);
  } finally {
    await server.stop();
  }
}
