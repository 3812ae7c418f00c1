import { readerIn, selectColumns } from '@tbt/service-kit';
import { z } from 'zod';
import type { MessagingTx, Reading } from '../../database';
import { MessageAttachmentTable, MessageAttachmentRow } from '../../generated/tables';

export const MessageAttachment = MessageAttachmentRow;
export type MessageAttachment = MessageAttachmentRow;
type NewAttachment = Omit<MessageAttachment, 'id'>;

export const attachmentsOfMessages = (db: Reading, messageIds: number[]) =>
  readerIn(db).rows(MessageAttachment)`
    SELECT ${selectColumns(MessageAttachmentTable)} FROM message_attachments
    WHERE message_id = ANY(${messageIds}::int[]) ORDER BY message_id, id`;

/** Null unless sent by the viewer or to them. */
export async function attachmentFor(
  db: Reading,
  id: number,
  viewerId: number,
): Promise<MessageAttachment | null> {
  const rows = await readerIn(db).rows(MessageAttachment)`
    SELECT ${selectColumns(MessageAttachmentTable, { as: 'a' })} FROM message_attachments a
    JOIN messages m ON m.id = a.message_id
    WHERE a.id = ${id} AND ${viewerId}::int IN (m.sender_id, m.recipient_id)`;
  return rows[0] ?? null;
}

/** Newest first, from before `beforeId`; `rows` of each conversation. */
export type AttachmentRange = { rows: number; beforeId: number | null };

const ConversationAttachment = MessageAttachment.extend({ conversationId: z.number() });

export const attachmentsOfConversations = (
  db: Reading,
  conversationIds: number[],
  { rows, beforeId }: AttachmentRange,
) =>
  readerIn(db).rows(ConversationAttachment)`
    SELECT ${selectColumns(MessageAttachmentTable, { as: 'a' })}
    FROM unnest(${conversationIds}::int[]) AS asked(id)
    CROSS JOIN LATERAL (
      SELECT * FROM message_attachments
      WHERE conversation_id = asked.id AND id < ${beforeId ?? 2_147_483_647}::int
      ORDER BY id DESC LIMIT ${rows}) AS a
    ORDER BY a.conversation_id, a.id DESC`;

export const addAttachments = (tx: MessagingTx, files: NewAttachment[]) =>
  tx.messageAttachment.createMany({ data: files });
