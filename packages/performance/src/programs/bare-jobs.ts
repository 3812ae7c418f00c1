import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { envDatabaseUrl, recordStatements } from '@tbt/service-kit';
import Fastify from 'fastify';
import { Kind, parse } from 'graphql';
import { Pool } from 'pg';
import { repositoryRoot } from '@tbt/build-kit/workspace/repository-root';
import { exitOnSignal, readEnv } from './env';
import { unauthenticatedRequest, openMarketplace } from './open-subgraphs';

const PAGE = 50;
const NAME = 'jobs';
const OPERATIONS = join(
  repositoryRoot,
  'gateway',
  'src',
  'rest',
  'jobs',
  'jobs.operations.graphql',
);

function answeredFields(): ReadonlySet<string> {
  const { definitions } = parse(readFileSync(OPERATIONS, 'utf8'));
  const fields = definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === 'RestJobFields'
      ? definition.selectionSet.selections
      : [],
  );
  return new Set(fields.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : [])));
}

async function ownStatement(databaseUrl: string): Promise<string> {
  const marketplace = await openMarketplace(databaseUrl);
  const { jobSearch } = marketplace.services;
  const { statements } = await recordStatements(marketplace.database.pool, () =>
    jobSearch.list(unauthenticatedRequest(), { first: PAGE }),
  );
  await marketplace.stop();
  const [text] = statements;
  if (!text || statements.length !== 1) throw new Error('A page of shifts is one statement');
  return text;
}

/** The least code that can answer `GET /api/jobs`: Fastify, one named statement, its rows. */
async function main(): Promise<void> {
  exitOnSignal();
  const env = readEnv({ DATABASE_URL_MARKETPLACE: envDatabaseUrl });
  const text = await ownStatement(env.DATABASE_URL_MARKETPLACE);
  const answered = answeredFields();
  // The statement reads more columns than the answer has.
  const asAnswered = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => answered.has(name)));
  const pool = new Pool({ connectionString: env.DATABASE_URL_MARKETPLACE, max: 10 });
  const app = Fastify();
  app.get('/api/jobs', async () => {
    const { rows } = await pool.query<Record<string, unknown>>({
      name: NAME,
      text,
      values: [new Date(), PAGE + 1],
    });
    return rows.slice(0, PAGE).map(asAnswered);
  });
  await app.listen({ port: env.PORT, host: '127.0.0.1' });
}

void main();
