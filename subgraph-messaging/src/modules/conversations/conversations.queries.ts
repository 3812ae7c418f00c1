import { selectColumns, readerIn, CountRow } from '@tbt/service-kit';
import { z } from 'zod';
import { Prisma } from '../../generated/prisma/client';
import {
  ConversationTable,
  ParticipantTable,
  ConversationRow,
  ParticipantRow,
} from '../../generated/tables';
import type { Reading, Statements } from '../../database';
import { isBlockedPair } from '../blocks';

/** All messages between two users; the smaller user id is the low side. */
export const Conversation = ConversationRow.omit({ createdAt: true, hasBooking: true });
export type Conversation = z.infer<typeof Conversation>;

export const Participant = ParticipantRow;
export type Participant = ParticipantRow;

/** A page's cursor. */
export type ConversationPlace = { updatedAt: Date; id: number };

export const CONVERSATION_COLUMNS = selectColumns(ConversationTable, {
  omit: { createdAt: true, hasBooking: true },
});
const COLUMNS = CONVERSATION_COLUMNS;
const PARTICIPANT_COLUMNS = selectColumns(ParticipantTable);

const ordered = (a: number, b: number) => ({ low: Math.min(a, b), high: Math.max(a, b) });

export const conversationsByIds = (db: Reading, ids: number[]) =>
  readerIn(db).rows(
    Conversation,
  )`SELECT ${COLUMNS} FROM conversations WHERE id = ANY(${ids}::int[])`;

export async function conversationOf(
  db: Reading,
  userId: number,
  otherUserId: number,
): Promise<Conversation | null> {
  const { low, high } = ordered(userId, otherUserId);
  const rows = await readerIn(db).rows(Conversation)`
    SELECT ${COLUMNS} FROM conversations WHERE low_user_id = ${low} AND high_user_id = ${high}`;
  return rows[0] ?? null;
}

/** Facts about two users, from the first one's side. */
export type PairFacts = {
  conversation: Conversation | null;
  /** By either of them. */
  isBlocked: boolean;
  /** Whether the other has ever written. */
  hasAnswered: boolean;
};

const SIDES = { isBlocked: z.boolean(), hasAnswered: z.boolean() };
const PairFactsRow = z.union([Conversation.extend(SIDES), z.object({ id: z.null(), ...SIDES })]);

export async function readPairFacts(
  db: Reading,
  userId: number,
  otherUserId: number,
): Promise<PairFacts> {
  const { low, high } = ordered(userId, otherUserId);
  const [row] = await readerIn(db).rows(PairFactsRow)`
    SELECT ${COLUMNS}, ${isBlockedPair(low, high)} AS "isBlocked",
      EXISTS (SELECT 1 FROM messages WHERE conversation_id = conversations.id
        AND sender_id = ${otherUserId}) AS "hasAnswered"
    FROM (SELECT 1) AS asked LEFT JOIN conversations
      ON low_user_id = ${low} AND high_user_id = ${high}`;
  if (!row) throw new Error('A row was asked for');
  const { isBlocked, hasAnswered } = row;
  return { conversation: row.id === null ? null : row, isBlocked, hasAnswered };
}

const hasBookingRow = (low: number | Prisma.Sql, high: number | Prisma.Sql) => Prisma.sql`EXISTS (
  SELECT FROM engagements WHERE kind = 'booking'
    AND (clinic_id, professional_id) IN ((${low}, ${high}), (${high}, ${low})))`;

/** Inserts the conversation unless it was created concurrently. */
export async function openConversation(
  db: Statements,
  userId: number,
  otherUserId: number,
  at: Date,
): Promise<void> {
  const { low, high } = ordered(userId, otherUserId);
  await db.$executeRaw`
    WITH opened AS (
      INSERT INTO conversations (low_user_id, high_user_id, has_booking, created_at, updated_at)
      VALUES (${low}, ${high}, ${hasBookingRow(low, high)}, ${at}::timestamptz, ${at}::timestamptz)
      ON CONFLICT (low_user_id, high_user_id) DO NOTHING
      RETURNING id, low_user_id, high_user_id)
    INSERT INTO participants (conversation_id, user_id)
    SELECT id, unnest(ARRAY[low_user_id, high_user_id]) FROM opened`;
}

/** Most recently updated first; each side's index provides the order. */
export function conversationPage(
  db: Reading,
  userId: number,
  page: { rows: number; after: ConversationPlace | null; unreadOnly: boolean },
): Promise<Conversation[]> {
  const before = Prisma.sql`(${page.after?.updatedAt.toISOString() ?? 'infinity'}::timestamptz,
    ${page.after?.id ?? 0}::int)`;
  const isUnread = Prisma.sql`AND EXISTS (
      SELECT FROM participants p JOIN messages m
        ON m.conversation_id = p.conversation_id AND m.seq > p.last_read_seq
          AND m.recipient_id = p.user_id
      WHERE p.conversation_id = conversations.id AND p.user_id = ${userId})`;
  const side = (column: Prisma.Sql) => Prisma.sql`(
    SELECT ${COLUMNS} FROM conversations
    WHERE ${column} = ${userId} AND (updated_at, id) < ${before}
      ${page.unreadOnly ? isUnread : Prisma.empty}
    ORDER BY updated_at DESC, id DESC LIMIT ${page.rows})`;
  return readerIn(db).rows(Conversation)`
    SELECT * FROM (${side(Prisma.sql`low_user_id`)} UNION ALL ${side(Prisma.sql`high_user_id`)})
      AS sides
    ORDER BY "updatedAt" DESC, id DESC LIMIT ${page.rows}`;
}

export const participantsOf = (db: Reading, conversationIds: number[]) =>
  readerIn(db).rows(Participant)`
    SELECT ${PARTICIPANT_COLUMNS} FROM participants WHERE conversation_id = ANY(${conversationIds}::int[])`;

const UnreadCount = z.object({ conversationId: z.number(), count: z.number() });

/** Only conversations with unread messages have an entry. */
export const unreadCounts = (db: Reading, userId: number, conversationIds: number[]) =>
  readerIn(db).rows(UnreadCount)`
    SELECT p.conversation_id AS "conversationId", count(*)::int AS count
    FROM participants p
    JOIN messages m ON m.conversation_id = p.conversation_id AND m.seq > p.last_read_seq
      AND m.recipient_id = p.user_id
    WHERE p.user_id = ${userId} AND p.conversation_id = ANY(${conversationIds}::int[])
    GROUP BY p.conversation_id`;

export async function unreadTotal(db: Reading, userId: number): Promise<number> {
  const [row] = await readerIn(db).rows(CountRow)`
    SELECT count(*)::int AS count
    FROM participants p
    JOIN messages m ON m.conversation_id = p.conversation_id AND m.seq > p.last_read_seq
      AND m.recipient_id = p.user_id
    WHERE p.user_id = ${userId} AND p.muted_at IS NULL`;
  return row?.count ?? 0;
}

const LastReadSeqRow = z.object({ lastReadSeq: z.number() });

/** Never backwards or past the end. Null when nothing changed. */
export async function advanceReader(
  db: Statements,
  conversationId: number,
  userId: number,
  seq: number,
): Promise<number | null> {
  const rows = await readerIn(db).rows(LastReadSeqRow)`
    UPDATE participants SET last_read_seq = LEAST(${seq}::int, conversations.last_seq)
    FROM conversations
    WHERE conversations.id = participants.conversation_id
      AND participants.conversation_id = ${conversationId} AND participants.user_id = ${userId}
      AND participants.last_read_seq < LEAST(${seq}::int, conversations.last_seq)
    RETURNING participants.last_read_seq AS "lastReadSeq"`;
  return rows[0]?.lastReadSeq ?? null;
}
