import type { Conversation } from './conversations.queries';

/** Only the two participants may know that a conversation exists. */
export const isParticipant = (
  conversation: Pick<Conversation, 'lowUserId' | 'highUserId'>,
  userId: number,
): boolean => conversation.lowUserId === userId || conversation.highUserId === userId;

export const otherSide = (
  conversation: Pick<Conversation, 'lowUserId' | 'highUserId'>,
  userId: number,
): number => (conversation.lowUserId === userId ? conversation.highUserId : conversation.lowUserId);
