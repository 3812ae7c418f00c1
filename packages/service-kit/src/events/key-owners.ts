import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import { queryRows } from '../database/rows';

const OwnerRow = z.object({ owner: z.string() });
const LIFE = "interval '25 hours'";

const TABLE = `
  CREATE TABLE IF NOT EXISTS idempotency_key_owners (
    key_hash bytea PRIMARY KEY,
    owner text NOT NULL,
    claimed_at timestamptz NOT NULL DEFAULT now()
  )`;
const IS_HELD = `held.claimed_at > now() - ${LIFE}`;
const CLAIM = `
  INSERT INTO idempotency_key_owners AS held (key_hash, owner) VALUES ($1, $2)
  ON CONFLICT (key_hash) DO UPDATE SET
    owner = CASE WHEN ${IS_HELD} THEN held.owner ELSE EXCLUDED.owner END,
    claimed_at = CASE WHEN ${IS_HELD} THEN held.claimed_at ELSE now() END
  RETURNING owner`;
const REMOVE = `DELETE FROM idempotency_key_owners held WHERE NOT (${IS_HELD})`;

export const createKeyOwners = (pool: Pool) => ({
  prepare: () => pool.query(TABLE),
  claim: async (viewerId: number, key: string, owner: string): Promise<string> => {
    const hash = createHash('sha256').update(`${viewerId} ${key}`).digest();
    const [held] = await queryRows(pool, OwnerRow, CLAIM, [hash, owner]);
    return held?.owner ?? owner;
  },
  removeOld: () => pool.query(REMOVE),
});
