import { createListLoader, createLoader } from '@tbt/service-kit';
import type { Reading } from '../../database';
import { conversationsByIds, participantsOf, unreadCounts } from './conversations.queries';
import { bookedAmong } from './kept-conversations.queries';

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
  bookedPair: createLoader(
    (conversationIds: readonly number[]) => bookedAmong(db, conversationIds),
    ({ conversationId }) => conversationId,
  ),
  unreadCount: createLoader(async (conversationIds: readonly number[]) => {
    const rows = await unreadCounts(db, userId, [...conversationIds]);
    return new Map(rows.map((row) => [row.conversationId, row.count]));
  }),
});

export type ConversationLoaders = ReturnType<typeof createConversationLoaders>;

type SidesLoader = Pick<ConversationLoaders, 'participants'>;

/** Undefined for a non-participant. */
export async function sideOf(loaders: SidesLoader, conversationId: number, userId: number) {
  const sides = await loaders.participants.load(conversationId);
  return sides.find((side) => side.userId === userId);
}

/** 0 for a non-participant. */
export const readSeqOf = async (
  loaders: SidesLoader,
  conversationId: number,
  userId: number,
): Promise<number> => (await sideOf(loaders, conversationId, userId))?.lastReadSeq ?? 0;
