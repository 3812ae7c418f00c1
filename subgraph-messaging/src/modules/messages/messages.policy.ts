import type { Message } from './messages.repository';

/** A message belongs to its two people; nobody else may know that it exists. */
export const isBetween = (
  message: Pick<Message, 'senderId' | 'recipientId'>,
  userId: number,
): boolean => message.senderId === userId || message.recipientId === userId;

/** Why a clinic without the right plan may write all the same: it answers, or the two work together. */
export const mayAnswer = (facts: { otherHasWritten: boolean; isEngaged: boolean }): boolean =>
  facts.otherHasWritten || facts.isEngaged;
