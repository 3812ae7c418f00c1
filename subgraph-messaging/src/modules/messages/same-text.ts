import { createHash } from 'node:crypto';
import { rateLimited } from '@tbt/service-kit';
import type { Statements } from '../../database';
import { recipientsOfText } from './messages.queries';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
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

/** @throws DomainError RATE_LIMITED once `limit` other recipients got this text within an hour. */
export async function assertFewRecipients(
  db: Statements,
  text: Parameters<typeof recipientsOfText>[1],
  { limit, now }: { limit: number; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  const earlier = await recipientsOfText(db, text, { since, limit });
  const oldest = earlier[limit - 1];
  if (!oldest) return;
  throw rateLimited(Math.ceil((oldest.at.getTime() - since.getTime()) / SECOND_MS));
}
