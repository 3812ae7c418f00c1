import * as z from 'zod/mini';
import { id, sendMessageRule } from '@tbt/contracts';
import type { RestMessageFieldsFragment } from '../../generated/graphql';
import { idField, instantField, maybeNumberOf, maybeText, numberOf } from '../entity-fields';
import { seqFields } from '../query-fields';
import { graphId, maybeGraphId } from '../graph-id';

export const messageSchema = z.object({
  id: idField,
  conversationId: idField,
  seq: z.number().check(z.int(), z.positive()),
  clientMessageId: maybeText,
  senderId: idField,
  recipientId: idField,
  jobId: z.nullable(idField),
  content: z.string(),
  isRead: z.boolean(),
  createdAt: instantField,
});

export type MessageEntity = z.output<typeof messageSchema>;

export const conversationQuery = z.object(seqFields);

/** The shared rule plus the specification's `senderId`. */
export const sendMessageBody = z.intersection(
  sendMessageRule,
  z.object({ senderId: z.optional(z.nullish(id)) }),
);

export const toMessage = (message: RestMessageFieldsFragment): MessageEntity => ({
  id: numberOf(message.id),
  conversationId: numberOf(message.conversationId),
  seq: message.seq,
  clientMessageId: message.clientMessageId ?? null,
  senderId: numberOf(message.senderId),
  recipientId: numberOf(message.recipientId),
  jobId: maybeNumberOf(message.jobId),
  content: message.content,
  isRead: message.isRead,
  createdAt: message.createdAt,
});

export const toSendInput = ({
  recipientId,
  senderId,
  jobId,
  content,
  clientMessageId,
}: z.output<typeof sendMessageBody>) => ({
  recipientId: graphId(recipientId),
  senderId: maybeGraphId(senderId),
  jobId: maybeGraphId(jobId),
  content,
  clientMessageId: clientMessageId ?? null,
});
