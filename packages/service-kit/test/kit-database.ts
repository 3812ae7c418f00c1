import { createDatabase, createPool, type Database } from '../src/database';
import { testDatabase, type TestDatabase } from '../src/testing/test-database';
import { PrismaClient } from './generated/prisma/client';

const TABLES = `
  CREATE EXTENSION IF NOT EXISTS btree_gist;
  CREATE TABLE shifts (
    id serial PRIMARY KEY,
    code text NOT NULL CONSTRAINT shift_code_key UNIQUE,
    person_id int NOT NULL,
    hours int NOT NULL CONSTRAINT shift_hours_positive CHECK (hours > 0),
    starts_at int NOT NULL,
    ends_at int NOT NULL,
    parent_id int CONSTRAINT shift_parent_fkey REFERENCES shifts,
    CONSTRAINT shift_no_overlap
      EXCLUDE USING gist (person_id WITH =, int4range(starts_at, ends_at) WITH &&)
  );
  CREATE TABLE outbox_events (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    name text NOT NULL,
    payload jsonb NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    published_at timestamptz(3)
  );
  CREATE TABLE inbox_events (
    event_id uuid PRIMARY KEY,
    received_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
  );
  CREATE TABLE idempotency_keys (
    viewer_id int NOT NULL,
    key text NOT NULL,
    operation text NOT NULL,
    body_hash text NOT NULL,
    result jsonb NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    PRIMARY KEY (viewer_id, key)
  );
  CREATE TABLE rate_limits (key text PRIMARY KEY, points int NOT NULL DEFAULT 0, expire bigint);`;

export type KitDatabase = Database<PrismaClient> & {
  url: string;
  drop(): Promise<void>;
};

export async function kitDatabase(): Promise<KitDatabase> {
  const place: TestDatabase = await testDatabase('kit');
  const setup = createPool(place.url, { max: 1 });
  await setup.query(TABLES);
  await setup.end();
  const database = createDatabase({
    url: place.url,
    prismaClient: (adapter) => new PrismaClient({ adapter }),
  });
  return {
    ...database,
    url: place.url,
    drop: async () => {
      await database.close();
      await place.drop();
    },
  };
}

/** A valid shift. */
export const shift = (code: string, values: object = {}) => ({
  code,
  personId: 1,
  hours: 8,
  startsAt: code.length * 100,
  endsAt: code.length * 100 + 8,
  ...values,
});
