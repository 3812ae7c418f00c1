import { Prisma } from '../../generated/prisma/client';
import type { Reading, Statements } from '../../database';

/** One message; `seq` counts it in its conversation. */
export type Message = {
  id: number;
  conversationId: number;
  seq: number;
  clientMessageId: string | null;
  senderId: number;
  recipientId: number;
  jobId: number | null;
  content: string;
  createdAt: Date;
};

export type NewMessage = Omit<Message, 'id' | 'seq'> & {
  /** Digest of the text as long as the recipient has not answered, else null. */
  unansweredText: string | null;
};

/** A stretch of a conversation; both bounds are exclusive. */
export type MessageRange = {
  limit: number;
  afterSeq: number | null;
  beforeSeq: number | null;
};

/** Name of the constraint that keeps one row for each `clientMessageId` of a sender. */
export const ONE_PER_CLIENT_ID = 'messages_sender_id_client_message_id_key';

const COLUMNS = Prisma.sql`id, conversation_id AS "conversationId", seq,
  client_message_id AS "clientMessageId", sender_id AS "senderId", recipient_id AS "recipientId",
  job_id AS "jobId", content, created_at AS "createdAt"`;

export const messagesByIds = (db: Reading, ids: number[]): Promise<Message[]> =>
  db.$queryRaw`SELECT ${COLUMNS} FROM messages WHERE id = ANY(${ids}::int[])`;

export async function messageByClientId(
  db: Reading,
  senderId: number,
  clientMessageId: string,
): Promise<Message | null> {
  const rows = await db.$queryRaw<Message[]>`
    SELECT ${COLUMNS} FROM messages
    WHERE sender_id = ${senderId} AND client_message_id = ${clientMessageId}::uuid`;
  return rows[0] ?? null;
}

/**
 * Counts the conversation up and stores the message under that number, in one statement. The
 * conversation's row lock puts parallel senders in line, and a refused row takes its number back.
 */
export async function appendMessage(db: Statements, message: NewMessage): Promise<Message> {
  const [stored] = await db.$queryRaw<Message[]>`
    WITH numbered AS (
      UPDATE conversations
      SET last_seq = last_seq + 1, last_message_id = nextval('messages_id_seq'),
        updated_at = GREATEST(updated_at, ${message.createdAt}::timestamptz)
      WHERE id = ${message.conversationId}
      RETURNING id, last_seq, last_message_id)
    INSERT INTO messages (id, conversation_id, seq, client_message_id, sender_id, recipient_id,
      job_id, content, unanswered_text, created_at)
    SELECT last_message_id, id, last_seq, ${message.clientMessageId}::uuid, ${message.senderId}::int,
      ${message.recipientId}::int, ${message.jobId}::int, ${message.content},
      ${message.unansweredText}::uuid, ${message.createdAt}::timestamptz
    FROM numbered
    RETURNING ${COLUMNS}`;
  if (!stored) throw new Error(`Conversation ${message.conversationId} is gone`);
  return stored;
}

/** Other people who got a text from this sender and have not answered, the latest first. */
export async function recipientsOfText(
  db: Statements,
  text: { senderId: number; recipientId: number; digest: string },
  { since, limit }: { since: Date; limit: number },
): Promise<{ at: Date }[]> {
  // Parallel messages wait for each other here, so that each sees those before it.
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`text ${text.senderId}`}))`;
  return db.$queryRaw`
    SELECT max(created_at) AS at FROM messages
    WHERE sender_id = ${text.senderId} AND unanswered_text = ${text.digest}::uuid
      AND created_at > ${since}::timestamptz AND recipient_id <> ${text.recipientId}
    GROUP BY recipient_id ORDER BY at DESC LIMIT ${limit}`;
}

/** The same stretch of each conversation, ascending; from its start when only `afterSeq` is given. */
export function messagesInRange(
  db: Reading,
  conversationIds: number[],
  range: MessageRange,
): Promise<Message[]> {
  const order = range.afterSeq === null ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const columns = Prisma.sql`m.id, m.conversation_id AS "conversationId", m.seq,
    m.client_message_id AS "clientMessageId", m.sender_id AS "senderId",
    m.recipient_id AS "recipientId", m.job_id AS "jobId", m.content, m.created_at AS "createdAt"`;
  return db.$queryRaw`
    SELECT ${columns}
    FROM unnest(${conversationIds}::int[]) AS asked(id)
    CROSS JOIN LATERAL (
      SELECT * FROM messages
      WHERE conversation_id = asked.id
        AND seq > ${range.afterSeq ?? 0}::int AND seq < ${range.beforeSeq ?? 2_147_483_647}::int
      ORDER BY seq ${order} LIMIT ${range.limit}) AS m
    ORDER BY m.conversation_id, m.seq`;
}

/** The shift that was last written about, for each of these conversations that has one. */
export const subjectsOf = (
  db: Reading,
  conversationIds: number[],
): Promise<{ conversationId: number; jobId: number }[]> =>
  db.$queryRaw`
    SELECT asked.id AS "conversationId", said.job_id AS "jobId"
    FROM unnest(${conversationIds}::int[]) AS asked(id)
    CROSS JOIN LATERAL (
      SELECT job_id FROM messages
      WHERE conversation_id = asked.id AND job_id IS NOT NULL
      ORDER BY seq DESC LIMIT 1) AS said`;
