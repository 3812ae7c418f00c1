import { createHash } from 'node:crypto';
import { rateLimited } from '@tbt/service-kit';
import type { Statements } from '../../database';
import { recipientsOfText } from './messages.queries';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;
/** Recipients of a day at which administrators learn of it. */
const SPREAD = 10;
const UUID_HEX = 32;

/** Ignores case, spacing, punctuation and Unicode form. */
export function textDigest(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return createHash('sha256').update(words).digest('hex').slice(0, UUID_HEX);
}

/**
 * Refuses the text once `limit` other recipients got it within an hour.
 * @returns whether this is the tenth recipient of a day. @throws DomainError RATE_LIMITED.
 */
export async function checkRecipients(
  db: Statements,
  text: Parameters<typeof recipientsOfText>[1],
  { limit, now }: { limit: number; now: Date },
): Promise<{ isSpread: boolean }> {
  const since = new Date(now.getTime() - DAY_MS);
  const rows = Math.max(limit, SPREAD);
  const earlier = await recipientsOfText(db, text, { since, limit: rows });
  const hourAgo = now.getTime() - HOUR_MS;
  const oldest = earlier[limit - 1]?.at.getTime();
  if (oldest === undefined || oldest <= hourAgo) return { isSpread: earlier.length === SPREAD - 1 };
  throw rateLimited(Math.ceil((oldest - hourAgo) / SECOND_MS));
}
