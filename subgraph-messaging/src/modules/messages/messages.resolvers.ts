import { parseId } from '@tbt/contracts';
import { outcome, unavailable } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { memberOf } from '../contacts';
import { readSeqOf } from '../conversations';
import { messagesOf } from './messages.loaders';
import { isBetween } from './messages.policy';

const NO_ROW = 0;

export const messageResolvers: Resolvers = {
  Query: {
    message: (_, { id }, { info, services }) => services.messages.byId(info, id),
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
    isRead: async (message, _, { loaders }) =>
      message.seq <= (await readSeqOf(loaders, message.conversationId, message.recipientId)),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
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
