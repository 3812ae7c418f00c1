import { readerIn, claimed } from '@tbt/service-kit';
import { z } from 'zod';
import type { Reading, Statements } from '../../database';
import type { NotificationParams, WorkflowKey } from '../workflows';
import type { ClaimedMail } from './mail.types';

export type Digest = { key: string; workflow: WorkflowKey; at: Date };

/**
 * Makes a mail an entry of the recipient's digest, which it opens, in one statement. A digest that is being sent
 * takes no more entries.
 * @returns false then, and when the lease was taken over.
 */
export async function collectMail(
  db: Statements,
  { id, attempts, recipient, userId }: ClaimedMail,
  { key, workflow, at }: Digest,
  now: Date,
): Promise<boolean> {
  const count = await db.$executeRaw`
    WITH digest AS (
      INSERT INTO mail_messages AS d (key, workflow, recipient, user_id, params, sealed,
        next_try_at, created_at)
      VALUES (${key}, ${workflow}, ${recipient}, ${userId}::int, '{}', '{}',
        ${at}::timestamptz, ${now}::timestamptz)
      ON CONFLICT (key, workflow, recipient) DO UPDATE SET attempts = d.attempts
        WHERE d.state = 'queued' AND d.attempts = 0
      RETURNING id)
    UPDATE mail_messages m SET state = 'collected', digest_id = digest.id, outcome = NULL,
      lease_ends_at = NULL, attempts = m.attempts - 1
    FROM digest
    WHERE m.id = ${id}::uuid AND m.state = 'sending' AND m.attempts = ${attempts}`;
  return count > 0;
}

export const CollectedMail = z.object({
  workflow: z.string(),
  params: claimed<NotificationParams>(),
});
export type CollectedMail = z.infer<typeof CollectedMail>;

/** Oldest first, without what was read in the bell. */
export const collectedMails = (db: Reading, digestId: string) =>
  readerIn(db).rows(CollectedMail)`
    SELECT m.workflow, m.params FROM mail_messages m
    LEFT JOIN notifications n ON n.recipient_id = m.user_id AND n.workflow = m.workflow
      AND n.event_id::text = m.key
    WHERE m.digest_id = ${digestId}::uuid AND m.state = 'collected' AND n.read_at IS NULL
    ORDER BY m.created_at, m.id`;
