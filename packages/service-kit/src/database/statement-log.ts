import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

export type StatementLog<T> = {
  /** SQL statements in the order they were sent, without transaction control. */
  statements: string[];
  /** BEGIN, COMMIT, ROLLBACK, SAVEPOINT, SET TRANSACTION. */
  transactionControl: string[];
  result: T;
};

type Recorder = { pool: Pool | null; statements: string[]; transactionControl: string[] };

const recorders = new AsyncLocalStorage<Recorder | undefined>();
const TRANSACTION_CONTROL =
  /^\s*(begin|commit|rollback|savepoint|release savepoint|start transaction|set transaction)\b/i;

export function recordStatement(pool: Pool, text: string): void {
  const recorder = recorders.getStore();
  if (!recorder || (recorder.pool && recorder.pool !== pool)) return;
  (TRANSACTION_CONTROL.test(text) ? recorder.transactionControl : recorder.statements).push(text);
}

/** Runs work that a request started but that is not part of it, such as relaying its events. */
export const outsideRecording = <T>(run: () => T): T => recorders.run(undefined, run);

/**
 * The statements that `run` causes, whichever asynchronous step sends them; what runs beside it is
 * left out.
 * @param pool made by `createPool`; null records all of them.
 */
export async function recordStatements<T>(
  pool: Pool | null,
  run: () => PromiseLike<T>,
): Promise<StatementLog<T>> {
  const recorder: Recorder = { pool, statements: [], transactionControl: [] };
  // Awaited inside: a Prisma promise sends nothing before somebody waits for it.
  const result = await recorders.run(recorder, async () => await run());
  return {
    statements: recorder.statements,
    transactionControl: recorder.transactionControl,
    result,
  };
}

/** How many SQL statements `run` causes on the pool, transaction control left out. */
export async function countStatements(
  pool: Pool,
  run: () => PromiseLike<unknown>,
): Promise<number> {
  return (await recordStatements(pool, run)).statements.length;
}
