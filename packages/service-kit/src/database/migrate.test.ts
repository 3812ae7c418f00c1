import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { testDatabase } from '../testing/test-database';
import type { TestDatabase } from '../testing/test-database';
import { migrateDeploy } from './migrate';

describe('migrateDeploy', () => {
  let database: TestDatabase;
  let directory: string;

  const write = (name: string, sql: string) => {
    mkdirSync(join(directory, name), { recursive: true });
    writeFileSync(join(directory, name, 'migration.sql'), sql);
  };
  const run = () => migrateDeploy({ url: database.url, directory });
  const rows = async (sql: string) => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };

  beforeEach(async () => {
    database = await testDatabase('migrations');
    directory = mkdtempSync(join(tmpdir(), 'tbt-migrations-'));
    write('1_first', 'CREATE TABLE thing (id int); INSERT INTO thing VALUES (1);');
    write('2_second', 'ALTER TABLE thing ADD COLUMN name text;');
  });

  afterEach(async () => {
    await database.drop();
    rmSync(directory, { recursive: true });
  });

  it('applies pending migrations once and in order', async () => {
    await expect(run()).resolves.toEqual(['1_first', '2_second']);
    await expect(run()).resolves.toEqual([]);
    write('3_third', 'INSERT INTO thing VALUES (2);');
    await expect(run()).resolves.toEqual(['3_third']);
    await expect(rows('SELECT id FROM thing ORDER BY id')).resolves.toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('applies each migration once under concurrent starts', async () => {
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat()).toEqual(['1_first', '2_second']);
  });

  it('writes records that Prisma reads', async () => {
    await run();
    const [first] = await rows(
      'SELECT migration_name, length(checksum), applied_steps_count, rolled_back_at, logs ' +
        'FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY started_at',
    );
    expect(first).toEqual({
      migration_name: '1_first',
      length: 64,
      applied_steps_count: 1,
      rolled_back_at: null,
      logs: null,
    });
  });

  it('rejects a migration that was edited after it was applied', async () => {
    await run();
    write('1_first', 'CREATE TABLE other (id int);');
    await expect(run()).rejects.toThrow('1_first was edited');
  });

  it('rolls back a failed migration and applies it once it is fixed', async () => {
    write('3_third', 'INSERT INTO thing VALUES (3); SELECT nonsense;');
    await expect(run()).rejects.toThrow('Migration 3_third failed: column "nonsense"');
    await expect(rows('SELECT id FROM thing')).resolves.toEqual([{ id: 1 }]);
    write('3_third', 'INSERT INTO thing VALUES (3);');
    await expect(run()).resolves.toEqual(['3_third']);
  });

  it('continues after a killed process', async () => {
    write(
      '3_third',
      'INSERT INTO thing VALUES (3); SELECT pg_terminate_backend(pg_backend_pid());',
    );
    await expect(run()).rejects.toThrow('Migration 3_third failed');
    write('3_third', 'INSERT INTO thing VALUES (3);');
    await expect(run()).resolves.toEqual(['3_third']);
    await expect(rows('SELECT id FROM thing ORDER BY id')).resolves.toEqual([{ id: 1 }, { id: 3 }]);
  });

  it('rejects a migration that another tool left unfinished', async () => {
    await run();
    await rows(
      `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '2_second'`,
    );
    await expect(run()).rejects.toThrow('2_second was left half done');
  });
});
