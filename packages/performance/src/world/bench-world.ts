import { testDeployment } from '@tbt/service-kit/testing';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDemoServices } from '@tbt/build-kit/demo-world/demo-services';
import { startPostgres } from '@tbt/build-kit/postgres';
import {
  DATABASES,
  migrateAll,
  SUBGRAPHS,
  type DatabaseUrls,
} from '@tbt/build-kit/stack/databases';
import { repositoryRoot } from '@tbt/build-kit/workspace/repository-root';
import { fillWorld, type WorldFacts } from './fill-world';

export type BenchWorld = {
  readonly urls: DatabaseUrls;
  readonly facts: WorldFacts;
  stop(): Promise<void>;
};

type WorldRecord = { readonly from: string; readonly on: string; readonly facts: WorldFacts };

const FOLDER = join(repositoryRoot, 'node_modules', '.cache', 'tbt', 'bench-world');
const FILLED = join(FOLDER, 'filled.json');

/** Changes with the migrations and the fill. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(join(__dirname, 'fill-world.ts')));
  for (const name of SUBGRAPHS) {
    const folder = join(repositoryRoot, `subgraph-${name}`, 'prisma', 'migrations');
    for (const entry of readdirSync(folder).sort()) {
      const file = join(folder, entry, 'migration.sql');
      if (existsSync(file)) hash.update(entry).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

const today = () => new Date().toISOString().slice(0, 10);

/** The facts of an existing world of today: shift days are relative to its creation. */
function readCurrentWorld(): WorldFacts | undefined {
  if (!existsSync(FILLED)) return undefined;
  const { from, on, facts } = JSON.parse(readFileSync(FILLED, 'utf8')) as WorldRecord;
  return from === fingerprint() && on === today() ? facts : undefined;
}

async function analyse(urls: DatabaseUrls): Promise<void> {
  for (const name of SUBGRAPHS) {
    const client = new Client({ connectionString: urls[name] });
    await client.connect();
    await client.query('VACUUM (ANALYZE)');
    await client.end();
  }
}

async function fill(urls: DatabaseUrls): Promise<WorldFacts> {
  const services = await openDemoServices(urls, testDeployment);
  try {
    return await fillWorld(services);
  } finally {
    await services.close();
  }
}

/** A PostgreSQL server with the benchmark world, recreated daily. */
export async function openBenchWorld(): Promise<BenchWorld> {
  const known = readCurrentWorld();
  if (!known) rmSync(FOLDER, { recursive: true, force: true });
  const logger = { info: () => undefined, warn: console.warn };
  const server = await startPostgres({ dataDir: FOLDER, logger });
  try {
    const entries = await Promise.all(
      DATABASES.map(async (name) => [name, await server.ensureDatabase(name)] as const),
    );
    const urls = Object.fromEntries(entries) as DatabaseUrls;
    await migrateAll(urls);
    const facts = known ?? (await fill(urls));
    if (!known) {
      await analyse(urls);
      writeFileSync(FILLED, JSON.stringify({ from: fingerprint(), on: today(), facts }));
    }
    return { urls, facts, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
