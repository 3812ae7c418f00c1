import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';

type Running = { databases: Record<string, string> };

/** `database: table` or `file`, with the surrounding text. */
export type Leftover = { where: string; around: string };

const AROUND = 60;

function around(text: string, word: string): string | null {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  return at < 0 ? null : text.slice(Math.max(0, at - AROUND), at + word.length + AROUND);
}

async function inDatabase(name: string, url: string, word: string): Promise<Leftover[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ schema: string; table: string }>(
      `SELECT n.nspname AS schema, c.relname AS table
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind IN ('r', 'm') AND n.nspname NOT IN ('pg_catalog', 'information_schema')
         AND n.nspname NOT LIKE 'pg_toast%'`,
    );
    const found: Leftover[] = [];
    for (const { schema, table } of tables) {
      const from = `${escapeIdentifier(schema)}.${escapeIdentifier(table)}`;
      const { rows } = await client.query<{ row: string }>(
        `SELECT t::text AS row FROM ${from} t WHERE strpos(lower(t::text), lower($1)) > 0 LIMIT 5`,
        [word],
      );
      for (const { row } of rows)
        found.push({ where: `${name}: ${schema}.${table}`, around: around(row, word) ?? '' });
    }
    return found;
  } finally {
    await client.end();
  }
}

/** Empty for a folder, and for a file moved or deleted since it was listed. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR') return '';
    throw error;
  }
}

function inFiles(folder: string, word: string): Leftover[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.flatMap((name) => {
    const path = join(folder, name);
    const text = textOf(path);
    const places = [around(name, word), around(text, word)];
    return places.flatMap((place) => (place === null ? [] : [{ where: path, around: place }]));
  });
}

/** The folder of the started stack, for checks behind the contract. */
export const stackFolder = (): string | undefined => process.env.CONTRACT_DATA_DIR;

const databasesIn = (folder: string): Record<string, string> =>
  (JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')) as Running).databases;

/** Rows of one database of a running stack. */
export async function rowsIn(
  folder: string,
  database: string,
  query: { text: string; values: unknown[] },
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databasesIn(folder)[database] });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query)).rows;
  } finally {
    await client.end();
  }
}

/** Every table, file and log of a running stack that contains a word. */
export async function leftoversOf(folder: string, word: string): Promise<Leftover[]> {
  const found: Leftover[] = [];
  for (const [name, url] of Object.entries(databasesIn(folder)))
    found.push(...(await inDatabase(name, url, word)));
  for (const name of ['files', 'logs']) found.push(...inFiles(join(folder, name), word));
  return found;
}
