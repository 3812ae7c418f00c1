import { readerIn } from '@tbt/service-kit';
import { z } from 'zod';
import type { Reading, Statements } from '../../database';
import { PushDevice } from './push.types';

export const DEVICES_MAX = 10;

export type NewDevice = {
  userId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  label: string | null;
};

/** Newest first. */
export const devicesOf = (db: Reading, userId: number) =>
  readerIn(db).rows(PushDevice)`
    SELECT id, endpoint, label, created_at AS "createdAt", last_used_at AS "lastUsedAt"
    FROM push_subscriptions WHERE user_id = ${userId}
    ORDER BY created_at DESC, id DESC LIMIT ${DEVICES_MAX}`;

const LockedEndpoint = z.object({ id: z.number(), userId: z.number(), auth: z.string() });

/** One endpoint's changes in a row: whose it was decides what happens. */
export async function lockEndpoint(
  db: Statements,
  endpoint: string,
): Promise<{ id: number; userId: number; auth: string } | null> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`;
  const [row] = await readerIn(db).rows(LockedEndpoint)`
    SELECT id, user_id AS "userId", auth FROM push_subscriptions WHERE endpoint = ${endpoint}`;
  return row ?? null;
}

/** Replaces the user's own; the oldest above the maximum are removed. */
export async function saveDevice(
  db: Statements,
  { userId, endpoint, p256dh, auth, label }: NewDevice,
  at: Date,
): Promise<PushDevice> {
  const [saved] = await readerIn(db).rows(PushDevice)`
    INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth, label, created_at)
    VALUES (${userId}, ${endpoint}, ${p256dh}, ${auth}, ${label}, ${at}::timestamptz)
    ON CONFLICT (endpoint) DO UPDATE SET
      p256dh = EXCLUDED.p256dh, auth = EXCLUDED.auth, label = EXCLUDED.label
    RETURNING id, endpoint, label, created_at AS "createdAt", last_used_at AS "lastUsedAt"`;
  await db.$executeRaw`
    DELETE FROM push_subscriptions WHERE user_id = ${userId} AND id IN (
      SELECT id FROM push_subscriptions WHERE user_id = ${userId}
      ORDER BY created_at DESC, id DESC OFFSET ${DEVICES_MAX})`;
  if (!saved) throw new Error('The subscription was not saved');
  return saved;
}

export const removeDevice = (
  db: Statements,
  userId: number,
  { id, endpoint }: { id: number | null; endpoint: string | null },
): Promise<number> =>
  db.$executeRaw`
    DELETE FROM push_subscriptions
    WHERE user_id = ${userId} AND (id = ${id}::int OR endpoint = ${endpoint})`;

export async function removeSubscription(db: Statements, id: number): Promise<void> {
  await db.$executeRaw`DELETE FROM push_subscriptions WHERE id = ${id}`;
}

export async function removeDevicesOf(db: Statements, userId: number): Promise<void> {
  await db.$executeRaw`DELETE FROM push_subscriptions WHERE user_id = ${userId}`;
}

const UserIdRow = z.object({ userId: z.number() });

export async function usersWithDevices(
  db: Statements,
  userIds: readonly number[],
): Promise<Set<number>> {
  const rows = await readerIn(db).rows(UserIdRow)`
    SELECT DISTINCT user_id AS "userId" FROM push_subscriptions
    WHERE user_id = ANY(${[...userIds]}::int[])`;
  return new Set(rows.map(({ userId }) => userId));
}
