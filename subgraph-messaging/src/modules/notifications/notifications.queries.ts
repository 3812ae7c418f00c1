import { selectColumns, readerIn, CountRow, claimed } from '@tbt/service-kit';
import { z } from 'zod';
import { Prisma } from '../../generated/prisma/client';
import { NotificationTable, NotificationRow } from '../../generated/tables';
import type { Reading, Statements } from '../../database';
import type { Topic } from '../mail';
import type { NotificationParams } from '../workflows';
import type { SettledRequest } from './settled-notifications';

export const Notification = NotificationRow.omit({
  eventId: true,
  params: true,
  topic: true,
  topicAt: true,
}).extend({ params: claimed<NotificationParams>() });
export type Notification = z.infer<typeof Notification>;

export type NewNotification = {
  recipientId: number;
  workflow: string;
  eventId: string;
  params: NotificationParams;
  createdAt: Date;
  topic: Topic | undefined;
};

const COLUMNS = selectColumns(NotificationTable, {
  omit: { eventId: true, topic: true, topicAt: true },
});

const AddedNotification = z.object({
  id: z.number(),
  recipientId: z.number(),
  workflow: z.string(),
});

/** Skips existing ones. Of a topic, earlier unread ones are replaced. @returns the new rows. */
export function addNotifications(
  db: Statements,
  rows: readonly NewNotification[],
): Promise<{ id: number; recipientId: number; workflow: string }[]> {
  if (rows.length === 0) return Promise.resolve([]);
  const values = rows.map(
    ({
      topic,
      ...row
    }) => Prisma.sql`(${row.recipientId}::int, ${row.workflow}, ${row.eventId}::uuid,
      ${JSON.stringify(row.params)}::jsonb, ${row.createdAt}::timestamptz,
      ${topic?.key ?? null}, ${topic?.at ?? null}::timestamptz)`,
  );
  return readerIn(db).rows(AddedNotification)`
    WITH incoming (recipient_id, workflow, event_id, params, created_at, topic, topic_at) AS (
      VALUES ${Prisma.join(values)}),
    replaced AS (
      DELETE FROM notifications n USING incoming i
      WHERE n.recipient_id = i.recipient_id AND n.topic = i.topic AND n.topic_at < i.topic_at
        AND n.read_at IS NULL)
    INSERT INTO notifications (recipient_id, workflow, event_id, params, created_at, topic, topic_at)
    SELECT * FROM incoming i WHERE NOT EXISTS (
      SELECT FROM notifications n
      WHERE n.recipient_id = i.recipient_id AND n.topic = i.topic AND n.topic_at > i.topic_at)
    ON CONFLICT (event_id, recipient_id, workflow) DO NOTHING
    RETURNING id, recipient_id AS "recipientId", workflow`;
}

export type NotificationFilter = {
  /** Null is all. */
  workflows: readonly string[] | null;
  isUnread: boolean;
};

/** Newest first. */
export function notificationPage(
  db: Reading,
  recipientId: number,
  { rows, beforeId, filter }: { rows: number; beforeId: number | null; filter: NotificationFilter },
): Promise<Notification[]> {
  const { workflows, isUnread } = filter;
  const wanted = [
    Prisma.sql`recipient_id = ${recipientId} AND id < ${beforeId ?? 2_147_483_647}::int`,
    ...(workflows ? [Prisma.sql`workflow = ANY(${[...workflows]}::text[])`] : []),
    ...(isUnread ? [Prisma.sql`read_at IS NULL`] : []),
  ];
  return readerIn(db).rows(Notification)`
    SELECT ${COLUMNS} FROM notifications WHERE ${Prisma.join(wanted, ' AND ')}
    ORDER BY id DESC LIMIT ${rows}`;
}

export const notificationsByIds = (db: Reading, ids: number[]) =>
  readerIn(db).rows(
    Notification,
  )`SELECT ${COLUMNS} FROM notifications WHERE id = ANY(${ids}::int[])`;

/** Counted up to `max`. */
export async function unreadCount(db: Reading, recipientId: number, max: number): Promise<number> {
  const [row] = await readerIn(db).rows(CountRow)`
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

const RecipientIdRow = z.object({ recipientId: z.number() });

/** Marks requests with these facts as read. @returns their recipients. */
export async function markSettled(
  db: Statements,
  recipientIds: readonly number[],
  { workflows, params }: Pick<SettledRequest, 'workflows' | 'params'>,
  at: Date,
): Promise<number[]> {
  const rows = await readerIn(db).rows(RecipientIdRow)`
    UPDATE notifications SET read_at = ${at}::timestamptz
    WHERE recipient_id = ANY(${[...recipientIds]}::int[]) AND read_at IS NULL
      AND workflow = ANY(${[...workflows]}::text[]) AND params @> ${JSON.stringify(params)}::jsonb
    RETURNING recipient_id AS "recipientId"`;
  return [...new Set(rows.map(({ recipientId }) => recipientId))];
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
