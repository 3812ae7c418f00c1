import type { Pool, QueryConfig } from 'pg';

export type SqlStatement = QueryConfig & { text: string };
type Rows = { rows: unknown[] };

/** The SQL statement of one read, and its rows. @throws Error unless it is one statement. */
export async function captureRead({
  pool,
  run,
}: {
  pool: Pool;
  run: () => Promise<unknown>;
}): Promise<{ sent: SqlStatement; rows: unknown[] }> {
  const seen: { sent: SqlStatement; rows: unknown[] }[] = [];
  const original = pool.query.bind(pool) as (config: SqlStatement) => Promise<Rows>;
  const watching = async (config: SqlStatement) => {
    const result = await original(config);
    seen.push({ sent: config, rows: result.rows });
    return result;
  };
  Object.assign(pool, { query: watching });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(pool, 'query');
  }
  const [only] = seen;
  if (!only || seen.length !== 1) throw new Error(`${seen.length} statements were sent, not one`);
  return only;
}
