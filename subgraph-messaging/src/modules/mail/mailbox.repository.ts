import { Prisma } from '../../generated/prisma/client';
import type { Reading, Statements } from '../../database';
import type { OutgoingMail } from './mail.types';

export type MailboxMail = {
  id: number;
  messageId: string;
  sender: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  createdAt: Date;
};

const COLUMNS = Prisma.sql`id, message_id AS "messageId", sender, recipient, subject, html, text,
  created_at AS "createdAt"`;

/** Idempotent by Message-ID. */
export async function storeMail(db: Statements, mail: OutgoingMail, at: Date): Promise<void> {
  await db.$executeRaw`
    INSERT INTO mailbox_mails (message_id, user_id, about_user_id, sender, recipient, subject, html, text, headers,
      created_at)
    VALUES (${mail.messageId}, ${mail.userId}::int, ${mail.aboutUserId}::int, ${mail.from}, ${mail.to}, ${mail.subject},
      ${mail.html}, ${mail.text}, ${JSON.stringify(mail.headers)}::jsonb, ${at}::timestamptz)
    ON CONFLICT (message_id) DO NOTHING`;
}

/** Newest first. */
export const mailboxPage = (
  db: Reading,
  { rows, beforeId }: { rows: number; beforeId: number | null },
): Promise<MailboxMail[]> =>
  db.$queryRaw`
    SELECT ${COLUMNS} FROM mailbox_mails
    WHERE id < ${beforeId ?? 2_147_483_647}::int ORDER BY id DESC LIMIT ${rows}`;
