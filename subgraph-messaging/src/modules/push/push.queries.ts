import { readerIn } from '@tbt/service-kit';
import { Prisma } from '../../generated/prisma/client';
import type { Statements } from '../../database';
import { ClaimedPush, type PushOrder } from './push.types';

type Times = { at: Date; expiresAt: Date };

/** One message for each device of the orders' users; existing ones stay unchanged. */
export async function queuePushes(
  db: Statements,
  orders: readonly PushOrder[],
  { at, expiresAt }: Times,
): Promise<void> {
  if (orders.length === 0) return;
  const rows = orders.map(
    ({ key, workflow, userId, notificationId, params, tag }) => Prisma.sql`(${key}, ${workflow},
      ${userId}::int, ${notificationId}::int, ${JSON.stringify(params)}::jsonb, ${tag})`,
  );
  await db.$executeRaw`
    WITH incoming (key, workflow, user_id, notification_id, params, tag) AS (
      VALUES ${Prisma.join(rows)})
    INSERT INTO push_messages (subscription_id, notification_id, key, workflow, params, tag,
      next_try_at, expires_at, created_at)
    SELECT s.id, i.notification_id, i.key, i.workflow, i.params, i.tag,
      ${at}::timestamptz, ${expiresAt}::timestamptz, ${at}::timestamptz
    FROM incoming i JOIN push_subscriptions s ON s.user_id = i.user_id
    ON CONFLICT (key, workflow, subscription_id) DO NOTHING`;
}

/** @returns false when the device is not the user's. */
export async function queueTest(
  db: Statements,
  test: { deviceId: number; userId: number; key: string; workflow: string },
  { at, expiresAt }: Times,
): Promise<boolean> {
  const { deviceId, userId, key, workflow } = test;
  const added = await db.$executeRaw`
    INSERT INTO push_messages (subscription_id, key, workflow, params, tag, next_try_at,
      expires_at, created_at)
    SELECT id, ${key}, ${workflow}, '{}'::jsonb, ${workflow}, ${at}::timestamptz,
      ${expiresAt}::timestamptz, ${at}::timestamptz
    FROM push_subscriptions WHERE id = ${deviceId} AND user_id = ${userId}`;
  return added > 0;
}

/** Leases due messages to one sender; leased ones are skipped, expired leases are taken over. */
export const claimDuePushes = (
  db: Statements,
  { now, leaseEndsAt, limit }: { now: Date; leaseEndsAt: Date; limit: number },
) =>
  readerIn(db).rows(ClaimedPush)`
    WITH claimed AS (
      UPDATE push_messages
      SET attempts = attempts + 1, next_try_at = ${leaseEndsAt}::timestamptz
      WHERE id IN (
        SELECT id FROM push_messages
        WHERE next_try_at <= ${now}::timestamptz AND expires_at > ${now}::timestamptz
        ORDER BY next_try_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING *)
    SELECT m.id, m.subscription_id AS "subscriptionId", m.workflow, m.params, m.tag, m.attempts,
      m.created_at AS "createdAt", m.expires_at AS "expiresAt", s.user_id AS "userId", s.endpoint,
      s.p256dh, s.auth, c.is_active AS "isActive", c.locale,
      coalesce(c.role = 'clinic', false) AS "isClinic", n.read_at IS NOT NULL AS "isRead"
    FROM claimed m
    JOIN push_subscriptions s ON s.id = m.subscription_id
    LEFT JOIN contacts c ON c.user_id = s.user_id
    LEFT JOIN notifications n ON n.id = m.notification_id`;

type Attempt = Pick<ClaimedPush, 'id' | 'attempts'>;

/** Does nothing when the lease was taken over, as the following ones. */
export async function finishPush(
  db: Statements,
  { id, attempts }: Attempt,
  acceptedAt: Date | null,
): Promise<void> {
  await db.$executeRaw`
    WITH ended AS (
      DELETE FROM push_messages WHERE id = ${id}::uuid AND attempts = ${attempts}
      RETURNING subscription_id)
    UPDATE push_subscriptions SET last_used_at = ${acceptedAt}::timestamptz
    WHERE ${acceptedAt}::timestamptz IS NOT NULL AND id IN (SELECT subscription_id FROM ended)`;
}

/** Schedules the next attempt. @param isCounted false when nothing was sent yet. */
export async function postponePush(
  db: Statements,
  { id, attempts }: Attempt,
  next: { nextTryAt: Date; expiresAt: Date; isCounted: boolean },
): Promise<void> {
  await db.$executeRaw`
    UPDATE push_messages SET next_try_at = ${next.nextTryAt}::timestamptz,
      expires_at = ${next.expiresAt}::timestamptz, attempts = attempts - ${next.isCounted ? 0 : 1}
    WHERE id = ${id}::uuid AND attempts = ${attempts}`;
}

/** @returns how many were never accepted. */
export const dropExpiredPushes = (db: Statements, now: Date): Promise<number> =>
  db.$executeRaw`DELETE FROM push_messages WHERE expires_at <= ${now}::timestamptz`;
