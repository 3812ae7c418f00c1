import { selectColumns, readerIn } from '@tbt/service-kit';
import { Prisma } from '../../generated/prisma/client';
import { NotificationTable, type NotificationRow } from '../../generated/tables';
import type { Reading, Statements } from '../../database';
import type { NotificationParams } from '../workflows';

export type Notification = Omit<NotificationRow, 'eventId' | 'params'> & {
  params: NotificationParams;
};

export type NewNotification = {
  recipientId: number;
  workflow: string;
  eventId: string;
  params: NotificationParams;
  createdAt: Date;
};

const COLUMNS = selectColumns(NotificationTable, { omit: { eventId: true } });

/** Skips existing ones. @returns the new rows. */
export function addNotifications(
  db: Statements,
  rows: readonly NewNotification[],
): Promise<{ id: number; recipientId: number }[]> {
  if (rows.length === 0) return Promise.resolve([]);
  const values = rows.map(
    (row) => Prisma.sql`(${row.recipientId}, ${row.workflow}, ${row.eventId}::uuid,
      ${JSON.stringify(row.params)}::jsonb, ${row.createdAt}::timestamptz)`,
  );
  return readerIn(db).$queryRaw`
    INSERT INTO notifications (recipient_id, workflow, event_id, params, created_at)
    VALUES ${Prisma.join(values)}
    ON CONFLICT (event_id, recipient_id, workflow) DO NOTHING
    RETURNING id, recipient_id AS "recipientId"`;
}

/** Newest first. */
export const notificationPage = (
  db: Reading,
  recipientId: number,
  { rows, beforeId }: { rows: number; beforeId: number | null },
): Promise<Notification[]> =>
  readerIn(db).$queryRaw`
    SELECT ${COLUMNS} FROM notifications
    WHERE recipient_id = ${recipientId} AND id < ${beforeId ?? 2_147_483_647}::int
    ORDER BY id DESC LIMIT ${rows}`;

export const notificationsByIds = (db: Reading, ids: number[]): Promise<Notification[]> =>
  readerIn(db).$queryRaw`SELECT ${COLUMNS} FROM notifications WHERE id = ANY(${ids}::int[])`;

/** Counted up to `max`. */
export async function unreadCount(db: Reading, recipientId: number, max: number): Promise<number> {
  const [row] = await readerIn(db).$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM notifications WHERE recipient_id = ${recipientId} AND read_at IS NULL
      LIMIT ${max}) AS unread`;
  return row?.count ?? 0;
}

/** Ignores notifications of other recipients. */
export async function markRead(
  db: Statements,
  recipientId: number,
  ids: number[],
  at: Date,
): Promise<void> {
  await db.$executeRaw`
    UPDATE notifications SET read_at = ${at}::timestamptz
    WHERE recipient_id = ${recipientId} AND id = ANY(${ids}::int[]) AND read_at IS NULL`;
}

/** Up to one notification, so that newer ones stay unread. */
export async function markReadUpTo(
  db: Statements,
  recipientId: number,
  lastId: number,
  at: Date,
): Promise<void> {
  await db.$executeRaw`
    UPDATE notifications SET read_at = ${at}::timestamptz
    WHERE recipient_id = ${recipientId} AND id <= ${lastId} AND read_at IS NULL`;
}
