import type { SqlExecutor } from '../database/sql-executor';
import type { RequestInfo } from '../viewer/viewer';

export type IdempotentCall = {
  /** Names the act, for example `postJob`. */
  operation: string;
  /** What the key stands for; another input with the same key is refused. */
  input: unknown;
};

/**
 * Runs `act` once per viewer and key and stores its result in the same transaction. Without a key or
 * a viewer it just runs.
 * @throws DomainError CONFLICT while the first call runs, and for the same key with another input.
 */
export async function idempotent<T>(
  info: Pick<RequestInfo, 'viewer' | 'idempotencyKey'>,
  tx: SqlExecutor,
  call: IdempotentCall,
  act: () => Promise<T>,
): Promise<T> {
  if (info.idempotencyKey === null || info.viewer === null) return act();
  throw new Error('not built yet', { cause: [tx, call] });
}
