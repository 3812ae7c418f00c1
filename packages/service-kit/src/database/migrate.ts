import { createHash, randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { queryRows } from './rows';

export interface MigrateOptions {
  readonly url: string;
  readonly directory: string;
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const AppliedMigration = z.object({
  name: z.string(),
  checksum: z.string(),
  isFinished: z.boolean(),
});
type AppliedMigration = z.infer<typeof AppliedMigration>;

// The advisory lock key of Prisma's own engine, so that the two never run at the same time.
const LOCK_KEY = 72707369;

const CREATE_TABLE = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id VARCHAR(36) PRIMARY KEY,
    checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL,
    logs TEXT,
    rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

async function readMigrations(directory: string): Promise<Migration[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(directory, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function readApplied(client: Client): Promise<Map<string, AppliedMigration>> {
  const rows = await queryRows(
    client,
    AppliedMigration,
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS "isFinished"
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

function pendingMigrations(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, AppliedMigration>,
): Migration[] {
  for (const { name, isFinished } of applied.values()) {
    if (!isFinished) throw new Error(`Migration ${name} was left half done: resolve it first`);
  }
  for (const { name, checksum } of migrations) {
    const before = applied.get(name);
    if (before && before.checksum !== checksum) {
      throw new Error(`Migration ${name} was edited after it had been applied`);
    }
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

const RECORD = `
  INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
  VALUES ($1, $2, $3, clock_timestamp(), 1)`;

/** One transaction for the migration and its record: a crash in between leaves neither. */
async function applyMigration(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(RECORD, [randomUUID(), checksum, name]);
    await client.query('COMMIT');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${name} failed: ${reason}`, { cause: error });
  }
}

async function withClient<T>(url: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Applies pending migrations by name, as Prisma does. @returns their names. @throws Error when one fails or was edited. */
export async function migrateDeploy({ url, directory }: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(directory);
  // On its own connection: session changes made by a migration cannot release the lock.
  return withClient(url, async (lock) => {
    await lock.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    return withClient(url, async (client) => {
      await client.query(CREATE_TABLE);
      const pending = pendingMigrations(migrations, await readApplied(client));
      for (const migration of pending) await applyMigration(client, migration);
      return pending.map(({ name }) => name);
    });
  });
}
