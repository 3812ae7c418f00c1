import { selectColumns, readerIn } from '@tbt/service-kit';
import { z } from 'zod';
import { Prisma } from '../../generated/prisma/client';
import { MessageTable, MessageRow } from '../../generated/tables';
import type { Reading, Statements } from '../../database';

export const MESSAGE_INTERNAL_FIELDS = {
  removedAt: true,
  unansweredText: true,
  hasDetails: true,
  searchText: true,
} as const;

/** `seq` numbers the messages of a conversation. */
export const Message = MessageRow.omit(MESSAGE_INTERNAL_FIELDS);
export type Message = z.infer<typeof Message>;

export type NewMessage = Omit<Message, 'id' | 'seq'> & {
  /** Digest of the text until the recipient answers, else null. */
  unansweredText: string | null;
  /** Whether contact details are hidden in `search.hidden`. */
  hasDetails: boolean;
  /** Folded words before and after the two have a booking. */
  search: { hidden: string; open: string };
};

/** Both bounds are exclusive. */
export type MessageRange = {
  limit: number;
  afterSeq: number | null;
  beforeSeq: number | null;
};

/** Constraint: one row for each `clientMessageId` of a sender. */
export const ONE_PER_CLIENT_ID = 'messages_sender_id_client_message_id_key';

const COLUMNS = selectColumns(MessageTable, { as: 'm', omit: MESSAGE_INTERNAL_FIELDS });

export const messagesByIds = (db: Reading, ids: number[]) =>
  readerIn(db).rows(Message)`SELECT ${COLUMNS} FROM messages m WHERE m.id = ANY(${ids}::int[])`;

export async function messageByClientId(
  db: Reading,
  senderId: number,
  clientMessageId: string,
): Promise<Message | null> {
  const rows = await readerIn(db).rows(Message)`
    SELECT ${COLUMNS} FROM messages m
    WHERE sender_id = ${senderId} AND client_message_id = ${clientMessageId}::uuid`;
  return rows[0] ?? null;
}

/** `askedAt`: the other side's first message, when this is the first answer to it; else null. */
export type AppendedMessage = { message: Message; askedAt: Date | null };

/** Of the row `m` being inserted, which its statement does not see among the messages. */
const ASKED_AT = Prisma.sql`CASE WHEN m.seq > 1 AND NOT EXISTS (
    SELECT FROM messages own
    WHERE own.conversation_id = m.conversation_id AND own.sender_id = m.sender_id)
  THEN (SELECT asked.created_at FROM messages asked
    WHERE asked.conversation_id = m.conversation_id ORDER BY asked.seq LIMIT 1) END AS "askedAt"`;

const StoredMessage = Message.extend({ askedAt: z.date().nullable() });

/**
 * Increments the conversation's `seq` and inserts the message in one statement.
 * The row lock serializes concurrent senders, and a refused insert returns its number.
 */
export async function appendMessage(db: Statements, message: NewMessage): Promise<AppendedMessage> {
  const [stored] = await readerIn(db).rows(StoredMessage)`
    WITH numbered AS (
      UPDATE conversations
      SET last_seq = last_seq + 1, last_message_id = nextval('messages_id_seq'),
        updated_at = GREATEST(updated_at, ${message.createdAt}::timestamptz)
      WHERE id = ${message.conversationId}
      RETURNING id, last_seq, last_message_id, has_booking)
    INSERT INTO messages AS m (id, conversation_id, seq, client_message_id, sender_id, recipient_id,
      job_id, content, unanswered_text, has_details, search_text, created_at)
    SELECT last_message_id, id, last_seq, ${message.clientMessageId}::uuid, ${message.senderId}::int,
      ${message.recipientId}::int, ${message.jobId}::int, ${message.content},
      ${message.unansweredText}::uuid, ${message.hasDetails}::boolean,
      CASE WHEN has_booking THEN ${message.search.open} ELSE ${message.search.hidden} END,
      ${message.createdAt}::timestamptz
    FROM numbered
    RETURNING ${COLUMNS}, ${ASKED_AT}`;
  if (!stored) throw new Error(`Conversation ${message.conversationId} is gone`);
  const { askedAt, ...appended } = stored;
  return { message: appended, askedAt };
}

const AtRow = z.object({ at: z.date() });

/** Recipients of a text from this sender without an answer, latest first. */
export async function recipientsOfText(
  db: Statements,
  text: { senderId: number; recipientId: number; digest: string },
  { since, limit }: { since: Date; limit: number },
): Promise<{ at: Date }[]> {
  // Concurrent messages wait for each other, so that each sees the earlier ones.
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`text ${text.senderId}`}))`;
  return readerIn(db).rows(AtRow)`
    SELECT max(created_at) AS at FROM messages
    WHERE sender_id = ${text.senderId} AND unanswered_text = ${text.digest}::uuid
      AND created_at > ${since}::timestamptz AND recipient_id <> ${text.recipientId}
    GROUP BY recipient_id ORDER BY at DESC LIMIT ${limit}`;
}

/** The same range of each conversation, ascending; from its start when only `afterSeq` is given. */
export function messagesInRange(
  db: Reading,
  conversationIds: number[],
  range: MessageRange,
): Promise<Message[]> {
  const order = range.afterSeq === null ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  return readerIn(db).rows(Message)`
    SELECT ${COLUMNS}
    FROM unnest(${conversationIds}::int[]) AS asked(id)
    CROSS JOIN LATERAL (
      SELECT * FROM messages
      WHERE conversation_id = asked.id
        AND seq > ${range.afterSeq ?? 0}::int AND seq < ${range.beforeSeq ?? 2_147_483_647}::int
      ORDER BY seq ${order} LIMIT ${range.limit}) AS m
    ORDER BY m.conversation_id, m.seq`;
}

const Subject = z.object({ conversationId: z.number(), jobId: z.number() });

/** The shift last referred to, for each of these conversations that has one. */
export const subjectsOf = (db: Reading, conversationIds: number[]) =>
  readerIn(db).rows(Subject)`
    SELECT asked.id AS "conversationId", said.job_id AS "jobId"
    FROM unnest(${conversationIds}::int[]) AS asked(id)
    CROSS JOIN LATERAL (
      SELECT job_id FROM messages
      WHERE conversation_id = asked.id AND job_id IS NOT NULL
      ORDER BY seq DESC LIMIT 1) AS said`;
