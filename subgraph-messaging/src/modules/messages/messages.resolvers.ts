import { attachmentAddress, parseId } from '@tbt/contracts';
import {
  encodeCursor,
  maskContactDetails,
  outcome,
  toConnection,
  unavailable,
} from '@tbt/service-kit';
import type { GraphContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers';
import { memberOf } from '../contacts';
import { readSeqOf, type ConversationLoaders } from '../conversations';
import type { MessageAttachment } from './attachments.queries';
import { messageSearchList } from './message-search.service';
import { attachmentsOf, messagesOf } from './messages.loaders';
import { isBetween } from './messages.policy';
import type { Message } from './messages.queries';

const NO_ROW = 0;

/** The text that both sides read: whole once they have a booking. */
async function shownContent(
  { content, conversationId }: Message,
  { loaders }: { loaders: Pick<ConversationLoaders, 'bookedPair'> },
): Promise<string> {
  const masked = maskContactDetails(content);
  if (masked === content) return content;
  return (await loaders.bookedPair.load(conversationId)) ? content : masked;
}

/** As `shownContent`: a name may hold contact details too. */
async function shownFileName(
  { fileName, messageId }: MessageAttachment,
  { loaders }: Pick<GraphContext, 'loaders'>,
): Promise<string | null> {
  const masked = fileName && maskContactDetails(fileName);
  if (masked === fileName) return fileName;
  const message = await loaders.messageById.load(messageId);
  const isBooked = message && (await loaders.bookedPair.load(message.conversationId));
  return isBooked ? fileName : masked;
}

export const messageResolvers: Resolvers = {
  Query: {
    message: (_, { id }, { info, services }) => services.messages.byId(info, id),
    messageAttachment: async (_, { id }, { info, services }) =>
      (await services.attachments.byId(info, id)) ?? services.reportedFiles.open(info, id),
    messageSearch: async (_, args, { info, userId, services }) => {
      const { rows, limit, isContinued } = await services.messageSearch.page(info, args);
      const list = messageSearchList(userId, args.text);
      return toConnection(rows, limit, ({ id }) => encodeCursor(list, [id]), isContinued);
    },
    needsPlanToWriteTo: (_, { userId }, { info, services }) =>
      services.messages.needsPlanToWriteTo(info, userId),
  },
  Mutation: {
    sendMessage: async (_, { input }, { info, services }) => ({
      isDuplicate: false,
      ...(await outcome(info, () => services.messages.send(info, input))),
    }),
  },
  Message: {
    __resolveReference: async ({ id }, { userId, loaders }) => {
      const message = await loaders.messageById.load(parseId(id) ?? NO_ROW);
      return message && isBetween(message, userId) ? message : null;
    },
    id: ({ id }) => String(id),
    conversationId: ({ conversationId }) => String(conversationId),
    senderId: ({ senderId }) => String(senderId),
    sender: ({ senderId }, _, context) => memberOf(context, senderId),
    recipientId: ({ recipientId }) => String(recipientId),
    recipient: ({ recipientId }, _, context) => memberOf(context, recipientId),
    jobId: ({ jobId }) => (jobId === null ? null : String(jobId)),
    job: ({ jobId }) => (jobId === null ? null : { id: String(jobId) }),
    content: (message, _, context) => shownContent(message, context),
    attachments: ({ id }, _, { loaders }) => loaders.attachmentsOfMessage.load(id),
    isMasked: async (message, _, context) =>
      (await shownContent(message, context)) !== message.content,
    isRead: async (message, _, { loaders }) =>
      message.seq <= (await readSeqOf(loaders, message.conversationId, message.recipientId)),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
  },
  MessageAttachment: {
    id: ({ id }) => String(id),
    fileName: (attachment, _, context) => shownFileName(attachment, context),
    senderId: ({ senderId }) => String(senderId),
    sentAt: async ({ messageId }, _, { loaders }) =>
      (await loaders.messageById.load(messageId))?.createdAt.toISOString() ?? null,
    url: ({ id }) => attachmentAddress(id),
    temporaryUrl: (attachment, _, { services }) => services.attachments.linkTo(attachment),
  },
  Conversation: {
    lastMessage: ({ lastMessageId }, _, { loaders }) =>
      lastMessageId ? loaders.messageById.load(lastMessageId) : null,
    jobId: async ({ id }, _, { loaders }) => {
      const subject = await loaders.conversationSubject.load(id);
      return subject && String(subject.jobId);
    },
    job: async ({ id }, _, { loaders }) => {
      const subject = await loaders.conversationSubject.load(id);
      return subject && { id: String(subject.jobId) };
    },
    messages: (conversation, args, { loaders }) => messagesOf(loaders, conversation, args),
    attachments: (conversation, args, { loaders }) => attachmentsOf(loaders, conversation, args),
  },
  Subscription: {
    // The gateway serves subscriptions: it queries `message(id)` for every live signal.
    messageAdded: {
      subscribe: () => {
        throw unavailable();
      },
    },
  },
};
