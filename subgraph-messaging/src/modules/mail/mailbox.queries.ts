import { selectColumns, readerIn } from '@tbt/service-kit';
import type { z } from 'zod';
import { MailboxMailTable, MailboxMailRow } from '../../generated/tables';
import type { Reading, Statements } from '../../database';
import type { OutgoingMail } from './mail.types';

const INTERNAL_FIELDS = { userId: true, aboutUserId: true, headers: true } as const;

export const MailboxMail = MailboxMailRow.omit(INTERNAL_FIELDS);
export type MailboxMail = z.infer<typeof MailboxMail>;

const COLUMNS = selectColumns(MailboxMailTable, { omit: INTERNAL_FIELDS });

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
) =>
  readerIn(db).rows(MailboxMail)`
    SELECT ${COLUMNS} FROM mailbox_mails
    WHERE id < ${beforeId ?? 2_147_483_647}::int ORDER BY id DESC LIMIT ${rows}`;
