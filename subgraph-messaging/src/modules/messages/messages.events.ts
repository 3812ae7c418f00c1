import { appendOutbox } from '@tbt/service-kit';
import type { MessagingTx } from '../../database';
import type { Message } from './messages.queries';

const MINUTE_MS = 60_000;

/** @param askedAt when the other side wrote first. */
export const announceAnswer = (
  tx: MessagingTx,
  { conversationId, senderId, recipientId, createdAt }: Message,
  askedAt: Date,
): Promise<void> =>
  appendOutbox(tx, 'message.answered', {
    conversationId,
    ...{ askerId: recipientId, answererId: senderId },
    minutes: Math.max(0, Math.round((createdAt.getTime() - askedAt.getTime()) / MINUTE_MS)),
    at: createdAt.toISOString(),
  });
