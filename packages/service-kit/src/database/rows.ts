import type { ClientBase, Pool } from 'pg';
import { z } from 'zod';

/** What each row of a statement is: the schema of a table, a part of it, or one with computed columns. */
export type RowSchema<Row = unknown> = z.ZodType<Row>;

/** A column whose type the Prisma schema notes: the database's check holds it, only its presence is checked. */
export const claimed = <T>() =>
  z.custom<T>((value) => value !== null && value !== undefined, 'expected a value');

export const IdRow = z.object({ id: z.number() });
export type IdRow = z.infer<typeof IdRow>;
export const CountRow = z.object({ count: z.number() });

/** @throws Error that names the columns, without their values. */
export function parseRows<Row>(schema: RowSchema<Row>, rows: unknown): Row[] {
  return (rows as unknown[]).map((row) => {
    const { success, data, error } = schema.safeParse(row);
    if (success) return data;
    const issues = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`A row is not what its statement says: ${issues.join('; ')}`);
  });
}

/** The rows of one statement on a plain connection. @throws Error as `parseRows`. */
export async function queryRows<Row>(
  db: Pick<Pool | ClientBase, 'query'>,
  schema: RowSchema<Row>,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await db.query(sql, values);
  return parseRows(schema, rows);
}
