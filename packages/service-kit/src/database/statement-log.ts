import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

export type Statements = {
  /** SQL statements in the order they were sent, without transaction control. */
  statements: string[];
  /** BEGIN, COMMIT, ROLLBACK, SAVEPOINT, SET TRANSACTION. */
  transactionControl: string[];
};

export type StatementLog<T> = Statements & { result: T };

type Recorder = Statements & { pool: Pool | null };

const recorders = new AsyncLocalStorage<readonly Recorder[] | undefined>();
const TRANSACTION_CONTROL =
  /^\s*(begin|commit|rollback|savepoint|release savepoint|start transaction|set transaction)\b/i;

export function recordStatement(pool: Pool, text: string): void {
  const listening = recorders.getStore();
  if (!listening) return;
  for (const recorder of listening) {
    if (recorder.pool && recorder.pool !== pool) continue;
    (TRANSACTION_CONTROL.test(text) ? recorder.transactionControl : recorder.statements).push(text);
  }
}

const recorderOf = (pool: Pool | null): Recorder => ({
  pool,
  statements: [],
  transactionControl: [],
});

// Awaited inside: a Prisma promise sends nothing before somebody waits for it.
const runRecorded = <T>(list: readonly Recorder[], run: () => PromiseLike<T>): Promise<T> =>
  recorders.run(list, async () => await run());

/** Runs work that a request started but that is not part of it, such as relaying its events. */
export const withoutStatementLog = <T>(run: () => T): T => recorders.run(undefined, run);

/**
 * The statements that `run` causes, whichever asynchronous step sends them; what runs beside it is
 * left out.
 * @param pool made by `createPool`; null records all of them.
 */
export async function recordStatements<T>(
  pool: Pool | null,
  run: () => PromiseLike<T>,
): Promise<StatementLog<T>> {
  const recorder = recorderOf(pool);
  const result = await runRecorded([recorder], run);
  const { statements, transactionControl } = recorder;
  return { statements, transactionControl, result };
}

/** The statements that `run` causes on each of several pools, as `recordStatements` does for one. */
export async function recordStatementsByPool<N extends string, T>(
  pools: Readonly<Record<N, Pool>>,
  run: () => PromiseLike<T>,
): Promise<{ logs: Record<N, Statements>; result: T }> {
  const named = Object.entries<Pool>(pools).map(
    ([name, pool]) => [name, recorderOf(pool)] as const,
  );
  const result = await runRecorded(
    named.map(([, recorder]) => recorder),
    run,
  );
  return { logs: Object.fromEntries(named) as Record<N, Recorder>, result };
}

/** How many SQL statements `run` causes on the pool, transaction control left out. */
export async function countStatements(
  pool: Pool,
  run: () => PromiseLike<unknown>,
): Promise<number> {
  return (await recordStatements(pool, run)).statements.length;
}
