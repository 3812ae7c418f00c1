import type { Pool } from 'pg';
import type { SqlExecutor } from '../database/sql-executor';
import type { DataSubject, PersonalTable } from './personal-table';

export type ExportedRow = Record<string, unknown>;
export type ExportedTables = Record<string, ExportedRow[]>;

// PostgreSQL rejects unused parameters.
const valuesOf = (sql: string, { id, email }: DataSubject): unknown[] =>
  sql.includes('$2') ? [id, email] : [id];

/** Reads every table in one snapshot. */
export async function exportPerson(
  pool: Pool,
  tables: readonly PersonalTable[],
  person: DataSubject,
): Promise<ExportedTables> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const found: ExportedTables = {};
    for (const { table, exports } of tables) {
      if (!exports) continue;
      const { rows } = await client.query<ExportedRow>(exports, valuesOf(exports, person));
      found[table] = rows;
    }
    return found;
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release();
  }
}

export async function erasePerson(
  tx: SqlExecutor,
  tables: readonly PersonalTable[],
  person: DataSubject,
): Promise<void> {
  for (const sql of tables.flatMap(({ erases = [] }) => erases)) {
    await tx.$executeRawUnsafe(sql, ...valuesOf(sql, person));
  }
}
