import type { Pool } from 'pg';
import { z } from 'zod';
import { NotReadyError } from '../http/not-ready-error';
import { queryRows } from './rows';

const StateRow = z.object({ isReadOnly: z.boolean() });
const LOOK = `SELECT current_setting('transaction_read_only') = 'on' AS "isReadOnly"`;

/** @throws NotReadyError when the database is unreachable or read-only. */
export async function checkDatabase(pool: Pick<Pool, 'query'>, name: string): Promise<void> {
  const [state] = await queryRows(pool, StateRow, LOOK).catch((error: unknown) => {
    throw new NotReadyError([`${name} database`], error);
  });
  if (state?.isReadOnly) throw new NotReadyError([`${name} database: read-only`]);
}
