import { readerIn, CountRow } from '@tbt/service-kit';
import { z } from 'zod';
import type { Reading, Statements } from '../../database';
import { Prisma } from '../../generated/prisma/client';
import { CONVERSATION_COLUMNS, Conversation } from './conversations.queries';

const ofUser = (userId: number) =>
  Prisma.sql`(low_user_id = ${userId} OR high_user_id = ${userId})`;

/** The latest pin first. */
export const pinnedConversations = (db: Reading, userId: number, limit: number) =>
  readerIn(db).rows(Conversation)`
    SELECT ${CONVERSATION_COLUMNS} FROM conversations
    JOIN participants p ON p.conversation_id = conversations.id AND p.user_id = ${userId}
    WHERE p.pinned_at IS NOT NULL
    ORDER BY p.pinned_at DESC, conversations.id DESC LIMIT ${limit}`;

export const NamedConversation = Conversation.extend({ name: z.string() });
export type NamedConversation = z.infer<typeof NamedConversation>;

/** The latest conversations with people whose name is known. */
export const namedConversations = (db: Reading, userId: number, limit: number) =>
  readerIn(db).rows(NamedConversation)`
    SELECT ${CONVERSATION_COLUMNS}, first_name || ' ' || last_name AS name
    FROM conversations JOIN contacts
      ON contacts.user_id = low_user_id + high_user_id - ${userId}::int AND first_name <> ''
    WHERE ${ofUser(userId)}
    ORDER BY conversations.updated_at DESC, conversations.id DESC LIMIT ${limit}`;

export async function countPinned(
  db: Reading,
  userId: number,
  exceptConversationId: number,
): Promise<number> {
  const [row] = await readerIn(db).rows(CountRow)`
    SELECT count(*)::int AS count FROM participants
    WHERE user_id = ${userId} AND pinned_at IS NOT NULL
      AND conversation_id <> ${exceptConversationId}`;
  return row?.count ?? 0;
}

/** `undefined` leaves a choice as it is; a repeated choice keeps its first instant. */
export async function keepConversation(
  db: Statements,
  place: { conversationId: number; userId: number },
  choice: { isPinned: boolean | undefined; isMuted: boolean | undefined },
  at: Date,
): Promise<void> {
  const chosen = (is: boolean | undefined, column: Prisma.Sql) => {
    if (is === undefined) return column;
    return is ? Prisma.sql`COALESCE(${column}, ${at}::timestamptz)` : Prisma.sql`NULL`;
  };
  await db.$executeRaw`
    UPDATE participants SET
      pinned_at = ${chosen(choice.isPinned, Prisma.sql`pinned_at`)},
      muted_at = ${chosen(choice.isMuted, Prisma.sql`muted_at`)}
    WHERE conversation_id = ${place.conversationId} AND user_id = ${place.userId}`;
}

/** Serializes a user's choices, so that the count of pins holds. */
export async function lockKeeper(db: Statements, userId: number): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`pins ${userId}`}))`;
}

/** @returns whether the two have a conversation that was not marked yet. */
export async function markBooked(
  db: Statements,
  { clinicId, professionalId }: { clinicId: number; professionalId: number },
): Promise<boolean> {
  const low = Math.min(clinicId, professionalId);
  const high = Math.max(clinicId, professionalId);
  const rows = await db.$executeRaw`
    UPDATE conversations SET has_booking = true
    WHERE low_user_id = ${low} AND high_user_id = ${high} AND NOT has_booking`;
  return rows > 0;
}

const ConversationIdRow = z.object({ conversationId: z.number() });

export const bookedAmong = (db: Reading, conversationIds: readonly number[]) =>
  readerIn(db).rows(ConversationIdRow)`
    SELECT id AS "conversationId" FROM conversations
    WHERE id = ANY(${[...conversationIds]}::int[]) AND (has_booking OR EXISTS (
      SELECT FROM engagements WHERE kind = 'booking' AND (clinic_id, professional_id)
        IN ((low_user_id, high_user_id), (high_user_id, low_user_id))))`;
