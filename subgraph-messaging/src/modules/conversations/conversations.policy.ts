import type { Conversation } from './conversations.repository';

/** A conversation belongs to its two people; nobody else may know that it exists. */
export const isParticipant = (
  conversation: Pick<Conversation, 'lowUserId' | 'highUserId'>,
  userId: number,
): boolean => conversation.lowUserId === userId || conversation.highUserId === userId;

/** The side of the conversation that is not this one. */
export const otherSide = (
  conversation: Pick<Conversation, 'lowUserId' | 'highUserId'>,
  userId: number,
): number => (conversation.lowUserId === userId ? conversation.highUserId : conversation.lowUserId);
