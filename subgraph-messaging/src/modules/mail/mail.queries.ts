import { readerIn } from '@tbt/service-kit';
import type { AlertedShift, Locale } from '@tbt/contracts';
import { Prisma } from '../../generated/prisma/client';
import type { Statements } from '../../database';
import type { Recipient } from '../preferences';
import type { NotificationParams } from '../workflows';
import { ClaimedMail, type MailState, type SealedFact, type Topic } from './mail.types';

export type NewMail = {
  key: string;
  workflow: string;
  recipient: Recipient;
  userId: number | null;
  locale: Locale | null;
  params: NotificationParams;
  shifts: readonly AlertedShift[];
  sealed: Record<string, SealedFact>;
  at: Date;
  topic: Topic | undefined;
};

/** Queues mails; existing ones stay unchanged. Of a topic, waiting earlier ones are dropped. */
export async function queueMails(db: Statements, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(
    ({ topic, ...mail }) => Prisma.sql`(${mail.key}, ${mail.workflow}, ${mail.recipient},
      ${mail.userId}::int, ${mail.locale}, ${JSON.stringify(mail.params)}::jsonb,
      ${JSON.stringify(mail.shifts)}::jsonb, ${JSON.stringify(mail.sealed)}::jsonb, ${topic?.mailAfter ?? mail.at}::timestamptz,
      ${mail.at}::timestamptz, ${topic?.key ?? null}, ${topic?.at ?? null}::timestamptz)`,
  );
  await db.$executeRaw`
    WITH incoming (key, workflow, recipient, user_id, locale, params, shifts, sealed, next_try_at,
      created_at, topic, topic_at) AS (VALUES ${Prisma.join(rows)}),
    dropped AS (
      UPDATE mail_messages m SET state = 'held_back', outcome = 'replaced by a later one',
        done_at = i.created_at, params = '{}', shifts = '[]', sealed = '{}'
      FROM incoming i
      WHERE m.recipient = i.recipient AND m.topic = i.topic AND m.topic_at < i.topic_at
        AND m.state IN ('queued', 'collected'))
    INSERT INTO mail_messages (key, workflow, recipient, user_id, locale, params, shifts, sealed,
      next_try_at, created_at, topic, topic_at)
    SELECT * FROM incoming i WHERE NOT EXISTS (
      SELECT FROM mail_messages m
      WHERE m.recipient = i.recipient AND m.topic = i.topic AND m.topic_at > i.topic_at)
    ON CONFLICT (key, workflow, recipient) DO NOTHING`;
}

/** Leases due mails to one sender; mails leased to another are skipped, expired leases are taken over. */
export const claimDueMails = (
  db: Statements,
  { now, leaseEndsAt, limit }: { now: Date; leaseEndsAt: Date; limit: number },
) =>
  readerIn(db).rows(ClaimedMail)`
    UPDATE mail_messages
    SET state = 'sending', attempts = attempts + 1, lease_ends_at = ${leaseEndsAt}::timestamptz,
      next_try_at = ${leaseEndsAt}::timestamptz
    WHERE id IN (
      SELECT id FROM mail_messages
      WHERE state IN ('queued', 'sending') AND next_try_at <= ${now}::timestamptz
      ORDER BY next_try_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, workflow, recipient, user_id AS "userId", locale, params, shifts, sealed,
      attempts, created_at AS "createdAt"`;

type Attempt = Pick<ClaimedMail, 'id' | 'attempts'>;

/** Deletes the content, of a digest's entries too. Does nothing when the lease was taken over. */
export async function finishMail(
  db: Statements,
  { id, attempts }: Attempt,
  end: {
    state: Exclude<MailState, 'queued' | 'sending' | 'collected'>;
    outcome: string | null;
    at: Date;
  },
  providerId: string | null = null,
): Promise<void> {
  await db.$executeRaw`
    WITH ended AS (
      UPDATE mail_messages
      SET state = ${end.state}, outcome = ${end.outcome}, provider_id = ${providerId},
        done_at = ${end.at}::timestamptz, lease_ends_at = NULL, params = '{}', shifts = '[]',
        sealed = '{}'
      WHERE id = ${id}::uuid AND state = 'sending' AND attempts = ${attempts}
      RETURNING id)
    UPDATE mail_messages SET state = ${end.state}, done_at = ${end.at}::timestamptz, params = '{}'
    WHERE digest_id IN (SELECT id FROM ended) AND state = 'collected'`;
}

/** Schedules the next attempt. @param isCounted false when nothing was sent yet. */
export async function postponeMail(
  db: Statements,
  { id, attempts }: Attempt,
  { outcome, nextTryAt, isCounted }: { outcome: string; nextTryAt: Date; isCounted: boolean },
): Promise<void> {
  await db.$executeRaw`
    UPDATE mail_messages
    SET state = 'queued', outcome = ${outcome}, next_try_at = ${nextTryAt}::timestamptz,
      lease_ends_at = NULL, attempts = attempts - ${isCounted ? 0 : 1}
    WHERE id = ${id}::uuid AND state = 'sending' AND attempts = ${attempts}`;
  // A later one of the topic may have been queued while this one was being sent.
  await db.$executeRaw`
    UPDATE mail_messages m SET state = 'held_back', outcome = 'replaced by a later one',
      done_at = ${nextTryAt}::timestamptz, params = '{}', shifts = '[]', sealed = '{}'
    WHERE m.id = ${id}::uuid AND m.state = 'queued' AND EXISTS (
      SELECT FROM mail_messages later
      WHERE later.recipient = m.recipient AND later.topic = m.topic
        AND later.topic_at > m.topic_at)`;
}
