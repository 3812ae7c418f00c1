import { readerIn, selectColumns } from '@tbt/service-kit';
import type { MessagingTx, Reading } from '../../database';
import { MessageAttachmentTable, type MessageAttachmentRow } from '../../generated/tables';

export type MessageAttachment = MessageAttachmentRow;
type NewAttachment = Omit<MessageAttachment, 'id'>;

export const attachmentsOfMessages = (
  db: Reading,
  messageIds: number[],
): Promise<MessageAttachment[]> =>
  readerIn(db).$queryRaw`
    SELECT ${selectColumns(MessageAttachmentTable)} FROM message_attachments
    WHERE message_id = ANY(${messageIds}::int[]) ORDER BY message_id, id`;

/** Null unless sent by the viewer or to them. */
export async function attachmentFor(
  db: Reading,
  id: number,
  viewerId: number,
): Promise<MessageAttachment | null> {
  const rows = await readerIn(db).$queryRaw<MessageAttachment[]>`
    SELECT ${selectColumns(MessageAttachmentTable, { as: 'a' })} FROM message_attachments a
    JOIN messages m ON m.id = a.message_id
    WHERE a.id = ${id} AND ${viewerId}::int IN (m.sender_id, m.recipient_id)`;
  return rows[0] ?? null;
}

export const addAttachments = (tx: MessagingTx, files: NewAttachment[]) =>
  tx.messageAttachment.createMany({ data: files });
