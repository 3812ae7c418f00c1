import type { AlertFrequency } from '@tbt/contracts';
import { readerIn, claimed } from '@tbt/service-kit';
import { z } from 'zod';
import type { Reading, Statements } from '../../database';
import { Choice } from './preferences.policy';
import type { Recipient } from './recipients';

const ChoiceRow = Choice.extend({ recipient: claimed<Recipient>() });

/** Unordered. */
export const choicesOf = (db: Reading, recipients: readonly Recipient[]) =>
  readerIn(db).rows(ChoiceRow)`
    SELECT recipient, category, channel, is_on AS "isOn", rhythm, time_zone AS "timeZone"
    FROM notification_preferences WHERE recipient = ANY(${[...recipients]}::text[])`;

export async function saveChoice(
  db: Statements,
  {
    recipient,
    category,
    channel,
    isOn,
  }: Omit<Choice, 'rhythm' | 'timeZone'> & {
    recipient: Recipient;
  },
  at: Date,
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO notification_preferences (recipient, category, channel, is_on, updated_at)
    VALUES (${recipient}, ${category}, ${channel}, ${isOn}, ${at}::timestamptz)
    ON CONFLICT (recipient, category, channel) DO UPDATE SET
      is_on = EXCLUDED.is_on, updated_at = EXCLUDED.updated_at`;
}

/** The clock of the last choice holds for all digests of the recipient. */
export async function saveRhythm(
  db: Statements,
  choice: { recipient: Recipient; category: string; rhythm: AlertFrequency; timeZone: string },
  at: Date,
): Promise<void> {
  const { recipient, category, rhythm, timeZone } = choice;
  await db.$executeRaw`
    INSERT INTO notification_preferences (recipient, category, channel, is_on, rhythm, time_zone,
      updated_at)
    VALUES (${recipient}, ${category}, 'email', true, ${rhythm}, ${timeZone}, ${at}::timestamptz)
    ON CONFLICT (recipient, category, channel) DO UPDATE SET
      rhythm = EXCLUDED.rhythm, time_zone = EXCLUDED.time_zone, updated_at = EXCLUDED.updated_at`;
  await db.$executeRaw`
    UPDATE notification_preferences SET time_zone = ${timeZone}
    WHERE recipient = ${recipient} AND rhythm IS NOT NULL AND time_zone <> ${timeZone}`;
}

/** What comes in digests is no longer mailed. */
export async function endDigests(db: Statements, recipient: Recipient, at: Date): Promise<void> {
  await db.$executeRaw`
    UPDATE notification_preferences SET is_on = false, updated_at = ${at}::timestamptz
    WHERE recipient = ${recipient} AND channel = 'email' AND rhythm IN ('daily', 'weekly')`;
}

export async function saveToken(
  db: Statements,
  token: { tokenHash: string; recipient: Recipient; category: string },
  at: Date,
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO unsubscribe_tokens (token_hash, recipient, category, created_at)
    VALUES (${token.tokenHash}, ${token.recipient}, ${token.category}, ${at}::timestamptz)`;
}

const TokenRow = z.object({ recipient: claimed<Recipient>(), category: z.string() });

export async function tokenByHash(
  db: Reading,
  tokenHash: string,
): Promise<{ recipient: Recipient; category: string } | null> {
  const rows = await readerIn(db).rows(TokenRow)`
    SELECT recipient, category FROM unsubscribe_tokens WHERE token_hash = ${tokenHash}`;
  return rows[0] ?? null;
}
