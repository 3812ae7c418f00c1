import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { refuseSecondConnections } from '../database/transaction-connection';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A private database for one test file. @param name subgraph whose migrated template is cloned; otherwise empty. */
export async function testDatabase(name: string): Promise<TestDatabase> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('No test database: use the jest preset of service-kit');
  const templates = JSON.parse(process.env.TEST_POSTGRES_TEMPLATES ?? '{}') as Record<
    string,
    string
  >;
  // A second connection inside a transaction fails the test instead of the site under load.
  if (templates[name]) refuseSecondConnections();
  const worker = process.env.JEST_WORKER_ID ?? '0';
  const database = `test_${name}_${worker}_${randomBytes(6).toString('hex')}`;
  const quoted = escapeIdentifier(database);
  const template = escapeIdentifier(templates[name] ?? 'template0');
  // Copying files is three times faster than logging page by page.
  await administer(server, `CREATE DATABASE ${quoted} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = new URL(server);
  url.pathname = `/${database}`;
  return {
    url: url.href,
    drop: () => administer(server, `DROP DATABASE IF EXISTS ${quoted} WITH (FORCE)`),
  };
}
