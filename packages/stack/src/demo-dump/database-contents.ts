import { escapeIdentifier, escapeLiteral, type Client } from 'pg';

/** Filled by migrations: the same in every database. */
const BY_MIGRATIONS = ['_prisma_migrations', 'regulators', 'typical_rates', 'reliability_ladders'];

export type DatabaseContents = {
  /** Rows of a table as one JSON array; referenced tables first. */
  tables: { name: string; rows: string }[];
  sequences: { name: string; lastValue: string; isCalled: boolean }[];
};

type Table = { name: string; refersTo: string[]; hasTriggers: boolean };

const TABLES = `
  SELECT t.relname AS name, t.relhastriggers AND EXISTS (
      SELECT FROM pg_trigger g WHERE g.tgrelid = t.oid AND NOT g.tgisinternal) AS "hasTriggers",
    ARRAY(SELECT r.relname::text FROM pg_constraint c JOIN pg_class r ON r.oid = c.confrelid
      WHERE c.conrelid = t.oid AND c.contype = 'f' AND r.oid <> t.oid) AS "refersTo"
  FROM pg_class t
  WHERE t.relnamespace = 'public'::regnamespace AND t.relkind = 'r' AND t.relname <> ALL ($1)
  ORDER BY t.relname`;

/** Referenced tables first. @throws Error for circular references. */
async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(TABLES, [BY_MIGRATIONS]);
  const ordered: Table[] = [];
  let rest = rows;
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ name }) => name));
    const free = rest.filter(({ refersTo }) => !refersTo.some((name) => waiting.has(name)));
    if (free.length === 0)
      throw new Error(`Tables refer to each other: ${[...waiting].join(', ')}`);
    ordered.push(...free);
    rest = rest.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** Whether only migrations have added rows. */
export async function isUntouched(client: Client): Promise<boolean> {
  const tables = await tablesOf(client);
  const found = tables.map(({ name }) => `EXISTS (SELECT FROM ${escapeIdentifier(name)})`);
  const { rows } = await client.query<{ has: boolean }>(`SELECT ${found.join(' OR ')} AS has`);
  return !rows[0]?.has;
}

/** Runs `act` in a transaction with the tables' own triggers disabled; requires ownership. */
async function withoutTriggers(client: Client, act: () => Promise<void>): Promise<void> {
  const guarded = (await tablesOf(client)).filter(({ hasTriggers }) => hasTriggers);
  const setTriggers = async (state: 'ENABLE' | 'DISABLE') => {
    for (const { name } of guarded)
      await client.query(`ALTER TABLE ${escapeIdentifier(name)} ${state} TRIGGER USER`);
  };
  await client.query('BEGIN');
  try {
    await setTriggers('DISABLE');
    await act();
    await setTriggers('ENABLE');
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Empties every table, append-only ones included. */
export async function removeContents(client: Client): Promise<void> {
  const tables = (await tablesOf(client)).map(({ name }) => escapeIdentifier(name));
  await withoutTriggers(client, async () => {
    await client.query(`TRUNCATE ${tables.join(', ')} RESTART IDENTITY`);
  });
}

export async function readContents(client: Client): Promise<DatabaseContents> {
  const tables: DatabaseContents['tables'] = [];
  for (const { name } of await tablesOf(client)) {
    const { rows } = await client.query<{ rows: string }>(
      `SELECT coalesce(json_agg(t), '[]')::text AS rows FROM ${escapeIdentifier(name)} t`,
    );
    tables.push({ name, rows: rows[0]?.rows ?? '[]' });
  }
  const named = await client.query<{ name: string }>(
    `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  const sequences: DatabaseContents['sequences'] = [];
  for (const { name } of named.rows) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${escapeIdentifier(name)}`,
    );
    for (const state of rows) sequences.push({ name, ...state });
  }
  return { tables, sequences };
}

export async function writeContents(client: Client, contents: DatabaseContents): Promise<void> {
  // The rows contain what triggers would add.
  await withoutTriggers(client, async () => {
    for (const { name, rows } of contents.tables) {
      const table = escapeIdentifier(name);
      const insert = `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`;
      await client.query(insert, [rows]);
    }
    for (const { name, lastValue, isCalled } of contents.sequences) {
      const sequence = escapeLiteral(escapeIdentifier(name));
      await client.query(`SELECT setval(${sequence}, $1, $2)`, [lastValue, isCalled]);
    }
  });
}
