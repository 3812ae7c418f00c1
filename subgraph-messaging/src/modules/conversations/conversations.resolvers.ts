import { parseId } from '@tbt/contracts';
import { encodeCursor, outcome, toConnection } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { memberOf } from '../contacts';
import { readSeqOf, sideOf } from './conversations.loaders';
import { isParticipant, otherSide } from './conversations.policy';
import type { Conversation } from './conversations.queries';
import { conversationList } from './conversations.service';

const NO_ROW = 0;

const cursorIn =
  (list: string) =>
  ({ updatedAt, id }: Conversation) =>
    encodeCursor(list, [updatedAt.getTime(), id]);

export const conversationResolvers: Resolvers = {
  Query: {
    conversations: async (_, args, { info, userId, services }) => {
      const { rows, limit, isContinued } = await services.conversations.page(info, args);
      return toConnection(rows, limit, cursorIn(conversationList(userId)), isContinued);
    },
    pinnedConversations: (_, _args, { info, services }) => services.keptConversations.pinned(info),
    conversationSearch: (_, { text }, { info, services }) =>
      services.keptConversations.named(info, text),
    conversation: (_, { id }, { info, services }) => services.conversations.byId(info, id),
    conversationWith: (_, { userId }, { info, services }) =>
      services.conversations.withUser(info, userId),
    unreadMessageCount: (_, _args, { info, services }) => services.conversations.unreadTotal(info),
  },
  Mutation: {
    markConversationRead: (_, { input }, { info, services }) =>
      outcome(info, async () => ({
        conversation: await services.conversations.markRead(info, input),
      })),
    keepConversation: (_, { input }, { info, services }) =>
      outcome(info, async () => ({
        conversation: await services.keptConversations.keep(info, input),
      })),
    setTyping: (_, { input }, { info, services }) => services.conversations.setTyping(info, input),
  },
  Conversation: {
    __resolveReference: async ({ id }, { userId, loaders }) => {
      const conversation = await loaders.conversationById.load(parseId(id) ?? NO_ROW);
      return conversation && isParticipant(conversation, userId) ? conversation : null;
    },
    id: ({ id }) => String(id),
    otherUserId: (conversation, _, { userId }) => String(otherSide(conversation, userId)),
    otherUser: (conversation, _, context) =>
      memberOf(context, otherSide(conversation, context.userId)),
    otherReadSeq: (conversation, _, { userId, loaders }) =>
      readSeqOf(loaders, conversation.id, otherSide(conversation, userId)),
    isPinned: async ({ id }, _, { userId, loaders }) =>
      Boolean((await sideOf(loaders, id, userId))?.pinnedAt),
    isMuted: async ({ id }, _, { userId, loaders }) =>
      Boolean((await sideOf(loaders, id, userId))?.mutedAt),
    unreadCount: async ({ id }, _, { loaders }) => (await loaders.unreadCount.load(id)) ?? 0,
    updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
  },
};
