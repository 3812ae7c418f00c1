import type { Message } from './messages.queries';

/** Only sender and recipient may know that a message exists. */
export const isBetween = (
  message: Pick<Message, 'senderId' | 'recipientId'>,
  userId: number,
): boolean => message.senderId === userId || message.recipientId === userId;

/** Exceptions to the plan rule: an answer, or an existing engagement. */
export const mayAnswer = (facts: { otherHasWritten: boolean; isEngaged: boolean }): boolean =>
  facts.otherHasWritten || facts.isEngaged;
