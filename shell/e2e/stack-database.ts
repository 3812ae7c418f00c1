import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { site } from './site';

type Database = 'identity' | 'marketplace' | 'bus';
interface Running {
  databases: Record<Database, string>;
}

/** Queries a database of the stack: for what no screen can do, such as advancing time. */
export async function ask<Row>(
  database: Database,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const file = path.join(site.dataDir(), 'running.json');
  const { databases } = JSON.parse(readFileSync(file, 'utf8')) as Running;
  const client = new Client(databases[database]);
  await client.connect();
  try {
    return (await client.query(sql, [...values])).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Runs a scheduled job now instead of at the next full minute. */
export async function runClock(job: string): Promise<void> {
  await ask('bus', 'INSERT INTO pgboss.job (name, retry_limit) VALUES ($1, 0)', [job]);
}

export interface Person {
  id: number;
  email: `${string}@${string}`;
  name: string;
}

/** Verified Ontario hygienists of the demo world who are free then, without the named accounts. */
export async function freeHygienists(count: number, at: Date): Promise<Person[]> {
  const free = await ask<{ id: number }>(
    'marketplace',
    `SELECT p.id FROM people p
     WHERE p.role = 'hygienist' AND p.province = 'Ontario' AND p.is_verified AND p.is_active
     AND NOT EXISTS (SELECT FROM bookings b WHERE b.professional_id = p.id
       AND b.status IN ('booked', 'confirmed')
       AND b.starts_at BETWEEN $1::timestamptz - interval '1 day' AND $1::timestamptz + interval '1 day')
     ORDER BY p.id`,
    [at],
  );
  const people = await ask<Person>(
    'identity',
    `SELECT id, email, first_name || ' ' || last_name AS name FROM users
     WHERE id = ANY($1) AND email LIKE '%.%@demo.test' ORDER BY id LIMIT $2`,
    [free.map(({ id }) => id), count],
  );
  if (people.length < count) throw new Error('too few hygienists of the demo world are free');
  return people;
}
