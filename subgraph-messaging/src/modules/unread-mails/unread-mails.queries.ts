import { readerIn } from '@tbt/service-kit';
import { z } from 'zod';
import { Prisma } from '../../generated/prisma/client';
import type { Reading, Statements } from '../../database';
import { isBlockedPair } from '../blocks';
import { UnreadConversation } from '../mail';

export type UnreadDue = {
  /** The latest change of conversations that are looked at. */
  since: Date;
  /** Messages from before it count. */
  until: Date;
  except: readonly number[];
  limit: number;
};

/** Messages of a participant `p` up to it are read, or never announced. */
const QUIET_SEQ = Prisma.sql`greatest(p.last_read_seq, p.silent_seq)`;

const UserIdRow = z.object({ userId: z.number() });

/**
 * Marks conversations as announced whose oldest unread message is due, each once until it is read. Rows that
 * another replica marks are skipped.
 * @returns their readers.
 */
export async function announceUnread(
  db: Statements,
  { since, until, except, limit }: UnreadDue,
): Promise<number[]> {
  const rows = await readerIn(db).rows(UserIdRow)`
    WITH due AS (
      SELECT p.conversation_id, p.user_id, c.last_seq
      FROM conversations c JOIN participants p ON p.conversation_id = c.id
      WHERE c.updated_at > ${since}::timestamptz AND c.last_seq > p.last_read_seq
        AND p.mailed_seq <= ${QUIET_SEQ} AND p.muted_at IS NULL
        AND p.user_id <> ALL(${[...except]}::int[])
        AND EXISTS (
          SELECT FROM messages m
          WHERE m.conversation_id = c.id AND m.seq > ${QUIET_SEQ}
            AND m.recipient_id = p.user_id AND m.removed_at IS NULL
            AND m.created_at <= ${until}::timestamptz)
        AND NOT ${isBlockedPair(Prisma.sql`c.low_user_id`, Prisma.sql`c.high_user_id`)}
      ORDER BY c.updated_at LIMIT ${limit} FOR UPDATE OF p SKIP LOCKED),
    marked AS (
      UPDATE participants p SET mailed_seq = due.last_seq FROM due
      WHERE p.conversation_id = due.conversation_id AND p.user_id = due.user_id
      RETURNING p.user_id)
    SELECT DISTINCT user_id AS "userId" FROM marked ORDER BY user_id`;
  return rows.map(({ userId }) => userId);
}

/** Announced conversations with messages that are still unread, the newest first. */
export const announcedUnread = (
  db: Reading,
  { userId, since, limit }: { userId: number; since: Date; limit: number },
) =>
  readerIn(db).rows(UnreadConversation)`
    SELECT m.sender_id AS "personId", count(*)::int AS count, max(m.created_at) AS "latestAt",
      (count(*) OVER ())::int AS conversations
    FROM participants p
    JOIN conversations c ON c.id = p.conversation_id
    JOIN messages m ON m.conversation_id = p.conversation_id AND m.seq > ${QUIET_SEQ}
      AND m.recipient_id = p.user_id AND m.removed_at IS NULL
      AND m.created_at > ${since}::timestamptz
    WHERE p.user_id = ${userId} AND p.mailed_seq > ${QUIET_SEQ} AND p.muted_at IS NULL
      AND NOT ${isBlockedPair(Prisma.sql`c.low_user_id`, Prisma.sql`c.high_user_id`)}
    GROUP BY m.sender_id ORDER BY max(m.created_at) DESC LIMIT ${limit}`;
