import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

export type Statements = {
  statements: string[];
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

// Awaited inside: a Prisma promise sends nothing before it is awaited.
const runRecorded = <T>(list: readonly Recorder[], run: () => PromiseLike<T>): Promise<T> =>
  recorders.run(list, async () => await run());

/** Excludes background work that a request started, such as relaying its events. */
export const withoutStatementLog = <T>(run: () => T): T => recorders.run(undefined, run);

/** Records the statements of `run` across async calls. @param pool made by `createPool`; null records every pool. */
export async function recordStatements<T>(
  pool: Pool | null,
  run: () => PromiseLike<T>,
): Promise<StatementLog<T>> {
  const recorder = recorderOf(pool);
  const result = await runRecorded([recorder], run);
  const { statements, transactionControl } = recorder;
  return { statements, transactionControl, result };
}

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

export async function countStatements(
  pool: Pool,
  run: () => PromiseLike<unknown>,
): Promise<number> {
  return (await recordStatements(pool, run)).statements.length;
}
