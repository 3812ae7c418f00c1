import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { migrateDeploy } from '@tbt/service-kit/migrate';
import { Client, escapeIdentifier } from 'pg';
import { startTestPostgres } from '@tbt/postgres/test-postgres';
import type { RunningPostgres } from '@tbt/postgres';
import { subgraphProjects } from '@tbt/workspace/projects';
import { repositoryRoot } from '@tbt/workspace/repository-root';

// Projects may prepare the same template on a shared server.
const LOCK_KEY = 72_707_370;

let ownServer: RunningPostgres | undefined;

const migrationsOf = (project: string) => join(repositoryRoot, project, 'prisma', 'migrations');

function fingerprint(directory: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(directory).sort()) {
    const file = join(directory, name, 'migration.sql');
    if (existsSync(file)) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function prepareTemplate(admin: Client, url: string, project: string): Promise<string> {
  const directory = migrationsOf(project);
  const name = `template_${project.replace('subgraph-', '')}_${fingerprint(directory)}`;
  const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (found.rowCount) return name;
  // Built under a draft name: an existing template is complete.
  const draft = escapeIdentifier(`${name}_draft`);
  await admin.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${draft}`);
  await migrateDeploy({ url: withDatabase(url, `${name}_draft`), directory });
  await admin.query(`ALTER DATABASE ${draft} RENAME TO ${escapeIdentifier(name)}`);
  return name;
}

/** The project's own subgraph, or all of them for a project that is none. */
function neededSubgraphs(folder: string): string[] {
  const project = relative(repositoryRoot, folder);
  const all = subgraphProjects().filter((name) => existsSync(migrationsOf(name)));
  return all.includes(project) ? [project] : all;
}

/**
 * Starts a database server with migrated templates for the tests of these (absolute) folders.
 * Sets `TEST_POSTGRES_URL` unless given, and `TEST_POSTGRES_TEMPLATES` (JSON: subgraph to template).
 */
export async function prepareTestDatabases(folders: readonly string[]): Promise<void> {
  if (!process.env.TEST_POSTGRES_URL) {
    ownServer = await startTestPostgres();
    process.env.TEST_POSTGRES_URL = ownServer.urlFor('postgres');
  }
  const url = process.env.TEST_POSTGRES_URL;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    const templates: Record<string, string> = {};
    for (const project of new Set(folders.flatMap(neededSubgraphs))) {
      templates[project.replace('subgraph-', '')] = await prepareTemplate(admin, url, project);
    }
    process.env.TEST_POSTGRES_TEMPLATES = JSON.stringify(templates);
  } finally {
    await admin.end();
  }
}

export async function releaseTestDatabases(): Promise<void> {
  await ownServer?.stop();
  ownServer = undefined;
}
