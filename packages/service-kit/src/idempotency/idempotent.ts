import { createHash } from 'node:crypto';
import type { SqlExecutor } from '../database/sql-executor';
import { conflict } from '../errors/domain-error';
import type { RequestInfo } from '../viewer/viewer';
import { packResult, stableJson, unpackResult } from './result-json';

export type IdempotentCall = {
  /** Names the act, for example `postJob`. */
  operation: string;
  /** What the key stands for; another input with the same key is refused. */
  input: unknown;
};

type Row = { body_hash: string; result: string };

const LOCK = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS locked';
const FIND = `
  SELECT body_hash, result::text AS result FROM idempotency_keys
  WHERE viewer_id = $1 AND key = $2 AND created_at > now() - interval '24 hours'`;
// A row that is still there has expired: the key starts anew.
const STORE = `
  INSERT INTO idempotency_keys (viewer_id, key, operation, body_hash, result)
  VALUES ($1, $2, $3, $4, $5::jsonb)
  ON CONFLICT (viewer_id, key) DO UPDATE SET operation = EXCLUDED.operation,
    body_hash = EXCLUDED.body_hash, result = EXCLUDED.result, created_at = now()`;

const hashOf = ({ operation, input }: IdempotentCall): string =>
  createHash('sha256')
    .update(stableJson([operation, input]))
    .digest('base64url');

/** Owns the keys of callers who are not signed in: sign-up, registration, waitlist. */
const ANONYMOUS_ID = 0;

/**
 * Runs `act` once per viewer and key and stores its result in the same transaction, so that a crash
 * keeps both or neither. A repeated call gets the stored result, Dates included; keys live 24 hours.
 * Without a key it just runs. Callers who are not signed in share one space of keys: what such a
 * call answers again must be safe with anybody who sends the same key and input.
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
  const [lock] = await tx.$queryRawUnsafe<{ locked: boolean }[]>(LOCK, lockName);
  if (!lock?.locked) throw conflict('problem.idempotencyRunning', { retryAfterSeconds: 1 });
  const bodyHash = hashOf(call);
  const [stored] = await tx.$queryRawUnsafe<Row[]>(FIND, ownerId, key);
  if (stored) {
    if (stored.body_hash !== bodyHash) throw conflict('problem.idempotencyMismatch');
    return unpackResult(stored.result) as T;
  }
  const result = await act();
  const packed = packResult(result);
  await tx.$executeRawUnsafe(STORE, ownerId, key, call.operation, bodyHash, packed);
  return result;
}
