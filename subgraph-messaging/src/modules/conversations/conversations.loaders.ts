import { createListLoader, createLoader } from '@tbt/service-kit';
import type { Reading } from '../../database';
import { conversationsByIds, participantsOf, unreadCounts } from './conversations.queries';

/** One statement per loader. */
export const createConversationLoaders = (db: Reading, userId: number) => ({
  conversationById: createLoader(
    (ids: readonly number[]) => conversationsByIds(db, [...ids]),
    (conversation) => conversation.id,
  ),
  participants: createListLoader(
    (conversationIds: readonly number[]) => participantsOf(db, [...conversationIds]),
    (participant) => participant.conversationId,
  ),
  unreadCount: createLoader(async (conversationIds: readonly number[]) => {
    const rows = await unreadCounts(db, userId, [...conversationIds]);
    return new Map(rows.map((row) => [row.conversationId, row.count]));
  }),
});

export type ConversationLoaders = ReturnType<typeof createConversationLoaders>;

/** 0 for a non-participant. */
export async function readSeqOf(
  loaders: Pick<ConversationLoaders, 'participants'>,
  conversationId: number,
  userId: number,
): Promise<number> {
  const sides = await loaders.participants.load(conversationId);
  return sides.find((side) => side.userId === userId)?.lastReadSeq ?? 0;
}
