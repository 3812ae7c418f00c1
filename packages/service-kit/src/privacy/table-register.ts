import type { Pool } from 'pg';
import { z } from 'zod';
import { queryRows } from '../database/rows';
import type { PersonalTable } from './personal-table';

const TableRow = z.object({ tablename: z.string() });
const TABLES = `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`;

/** One line per table that is unregistered, registered twice, missing, or neither exported nor erased without a reason. */
export async function registerProblems(
  pool: Pool,
  tables: readonly PersonalTable[],
): Promise<string[]> {
  const rows = await queryRows(pool, TableRow, TABLES);
  const present = new Set(rows.map(({ tablename }) => tablename));
  const listed = tables.map(({ table }) => table);
  const silent = tables.filter(
    ({ exports, erases, because }) => (!exports || !erases?.length) && !because,
  );
  return [
    ...[...present]
      .filter((table) => !listed.includes(table))
      .map((table) => `${table} says neither what it hands out of a person nor how it forgets one`),
    ...listed.filter((table) => !present.has(table)).map((table) => `${table} does not exist`),
    ...listed
      .filter((table, place) => listed.indexOf(table) !== place)
      .map((table) => `${table} is listed twice`),
    ...silent.map(({ table }) => `${table} does not say why it keeps or withholds`),
  ];
}
