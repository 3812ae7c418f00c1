import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseRows } from '../database/rows';
import type { SqlExecutor } from '../database/sql-executor';
import { conflict } from '../errors/domain-error';
import type { RequestInfo } from '../viewer/viewer';
import { packResult, stableJson, unpackResult } from './result-json';

export type IdempotentCall = {
  operation: string;
  /** Another input with the same key is refused. */
  input: unknown;
};

const LockRow = z.object({ locked: z.boolean() });
const StoredRow = z.object({ body_hash: z.string(), result: z.string() });

const LOCK = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS locked';
const FIND = `
  SELECT body_hash, result::text AS result FROM idempotency_keys
  WHERE viewer_id = $1 AND key = $2 AND created_at > now() - interval '24 hours'`;
// A conflicting row that is still there has expired, so it is replaced.
const STORE = `
  INSERT INTO idempotency_keys (viewer_id, key, operation, body_hash, result)
  VALUES ($1, $2, $3, $4, $5::jsonb)
  ON CONFLICT (viewer_id, key) DO UPDATE SET operation = EXCLUDED.operation,
    body_hash = EXCLUDED.body_hash, result = EXCLUDED.result, created_at = now()`;

const hashOf = ({ operation, input }: IdempotentCall): string =>
  createHash('sha256')
    .update(stableJson([operation, input]))
    .digest('base64url');

const ANONYMOUS_ID = 0;

/**
 * Stores the result in the transaction of `act`, for 24 hours. Unauthenticated callers share one key space:
 * their result must be safe for any caller with the same key and input.
 * @throws DomainError CONFLICT while the first call runs, and for the same key with another input.
 */
export async function idempotent<T>(
  info: Pick<RequestInfo, 'viewer' | 'idempotencyKey'>,
  tx: SqlExecutor,
  call: IdempotentCall,
  act: () => Promise<T>,
): Promise<T> {
  const { viewer, idempotencyKey: key } = info;
  if (key === null) return act();
  const ownerId = viewer?.userId ?? ANONYMOUS_ID;
  const lockName = `idempotency ${ownerId} ${key}`;
  const [lock] = parseRows(LockRow, await tx.$queryRawUnsafe(LOCK, lockName));
  if (!lock?.locked) throw conflict('problem.idempotencyRunning', { retryAfterSeconds: 1 });
  const bodyHash = hashOf(call);
  const [stored] = parseRows(StoredRow, await tx.$queryRawUnsafe(FIND, ownerId, key));
  if (stored) {
    if (stored.body_hash !== bodyHash) throw conflict('problem.idempotencyMismatch');
    return unpackResult(stored.result) as T;
  }
  const result = await act();
  const packed = packResult(result);
  await tx.$executeRawUnsafe(STORE, ownerId, key, call.operation, bodyHash, packed);
  return result;
}
