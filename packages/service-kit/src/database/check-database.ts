import type { Pool } from 'pg';
import { NotReadyError } from '../http/not-ready-error';

const LOOK = `SELECT current_setting('transaction_read_only') = 'on' AS "isReadOnly"`;

/** @throws NotReadyError when the database is unreachable or read-only. */
export async function checkDatabase(pool: Pick<Pool, 'query'>, name: string): Promise<void> {
  const { rows } = await pool.query<{ isReadOnly: boolean }>(LOOK).catch((error: unknown) => {
    throw new NotReadyError([`${name} database`], error);
  });
  if (rows[0]?.isReadOnly) throw new NotReadyError([`${name} database: read-only`]);
}
