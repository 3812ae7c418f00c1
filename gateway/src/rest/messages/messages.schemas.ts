import * as z from 'zod/mini';
import { id, sendMessageRule } from '@tbt/contracts';
import type { RestConversationsQuery, RestMessageFieldsFragment } from '../../generated/graphql';
import { idField, instantField, maybeNumberOf, maybeText, numberOf } from '../entity-fields';
import { seqFields } from '../query-fields';
import { graphId, maybeGraphId } from '../graph-id';

const attachmentSchema = z.object({
  id: idField,
  fileName: maybeText,
  mediaType: z.string(),
  size: z.number().check(z.int()),
  url: z.string(),
});

export const messageSchema = z.object({
  id: idField,
  conversationId: idField,
  seq: z.number().check(z.int(), z.positive()),
  clientMessageId: maybeText,
  senderId: idField,
  recipientId: idField,
  jobId: z.nullable(idField),
  content: z.string(),
  attachments: z.array(attachmentSchema),
  isRead: z.boolean(),
  createdAt: instantField,
});

export type MessageEntity = z.output<typeof messageSchema>;

const sideSchema = z.object({
  id: idField,
  firstName: z.string(),
  lastName: z.string(),
  role: z.nullable(z.string()),
  profilePicture: maybeText,
});

export const conversationSchema = z.object({
  id: idField,
  otherUserId: idField,
  /** Null once the account is closed. */
  otherUser: z.nullable(sideSchema),
  lastMessage: z.nullable(messageSchema),
  unreadCount: z.number().check(z.int()),
  isPinned: z.boolean(),
  isMuted: z.boolean(),
  /** Only when true, and the other side lets it be seen. */
  isOnline: z.optional(z.literal(true)),
  updatedAt: instantField,
});

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
  attachments: message.attachments.map(({ id: attachmentId, fileName, ...file }) => ({
    id: numberOf(attachmentId),
    fileName: fileName ?? null,
    mediaType: file.mediaType,
    size: file.size,
    url: file.url,
  })),
  isRead: message.isRead,
  createdAt: message.createdAt,
});

type ConversationNode = RestConversationsQuery['conversations']['edges'][number]['node'];

export const toConversation = (node: ConversationNode): z.output<typeof conversationSchema> => ({
  id: numberOf(node.id),
  otherUserId: numberOf(node.otherUserId),
  otherUser: node.otherUser
    ? {
        id: numberOf(node.otherUser.id),
        firstName: node.otherUser.firstName,
        lastName: node.otherUser.lastName,
        role: node.otherUser.role ?? null,
        profilePicture: node.otherUser.profilePicture ?? null,
      }
    : null,
  lastMessage: node.lastMessage ? toMessage(node.lastMessage) : null,
  unreadCount: node.unreadCount,
  isPinned: node.isPinned,
  isMuted: node.isMuted,
  ...(node.isOtherOnline ? { isOnline: true as const } : {}),
  updatedAt: node.updatedAt,
});

export const toSendInput = ({
  recipientId,
  senderId,
  jobId,
  content,
  attachments,
  clientMessageId,
}: z.output<typeof sendMessageBody>) => ({
  recipientId: graphId(recipientId),
  senderId: maybeGraphId(senderId),
  jobId: maybeGraphId(jobId),
  content,
  attachments,
  clientMessageId: clientMessageId ?? null,
});
