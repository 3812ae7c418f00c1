import type { Pool } from 'pg';
import { escapeIdentifier } from 'pg';

export async function tablesWith(pool: Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await pool.query(
      `SELECT 1 FROM ${escapeIdentifier(name)} t WHERE strpos(lower(t::text), lower($1)) > 0 LIMIT 1`,
      [text],
    );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}
