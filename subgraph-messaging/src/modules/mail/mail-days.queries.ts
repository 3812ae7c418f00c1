import { readerIn } from '@tbt/service-kit';
import { z } from 'zod';
import type { Statements } from '../../database';
import type { ClaimedMail } from './mail.types';

const MayRow = z.object({ may: z.boolean() });

/** Counts a mail among those of the day, unless it is counted already. @returns false when the day is full. */
export async function takePlace(
  db: Statements,
  { id, recipient }: Pick<ClaimedMail, 'id' | 'recipient'>,
  day: string,
  max: number,
): Promise<boolean> {
  const [row] = await readerIn(db).rows(MayRow)`
    WITH counted AS (
      SELECT FROM mail_messages WHERE id = ${id}::uuid AND counted_on = ${day}),
    taken AS (
      INSERT INTO mail_days AS d (recipient, day, count)
      SELECT ${recipient}, ${day}, 1 WHERE NOT EXISTS (SELECT FROM counted)
      ON CONFLICT (recipient, day) DO UPDATE SET count = d.count + 1 WHERE d.count < ${max}
      RETURNING 1),
    marked AS (
      UPDATE mail_messages SET counted_on = ${day}
      WHERE id = ${id}::uuid AND EXISTS (SELECT FROM taken))
    SELECT EXISTS (SELECT FROM counted) OR EXISTS (SELECT FROM taken) AS may`;
  return row?.may ?? false;
}
