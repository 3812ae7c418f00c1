import { parseId } from '@tbt/contracts';
import {
  consumeWriteQuota,
  actingUserId,
  type Bus,
  idempotent,
  listName,
  notFound,
  pageArgs,
  parseInput,
  type RequestInfo,
  requireViewer,
} from '@tbt/service-kit';
import type { MessagingDatabase } from '../../database';
import type { MessagingRateLimits, TypingLimit } from '../../limits';
import { markConversationReadInput, setTypingInput } from './conversations.inputs';
import { isParticipant, otherSide } from './conversations.policy';
import {
  advanceReader,
  conversationOf,
  conversationPage,
  conversationsByIds,
  readPairFacts,
  unreadTotal,
  type Conversation,
} from './conversations.queries';

// PostgreSQL's maximum integer: marks everything as read.
const EVERYTHING = 2_147_483_647;

type Dependencies = {
  database: MessagingDatabase;
  bus: Bus;
  rateLimits: MessagingRateLimits;
  typingLimit: TypingLimit;
};

/** Fetched with one extra row to detect a next page. */
export type ConversationPage = { rows: Conversation[]; limit: number; isContinued: boolean };

export const conversationList = (userId: number): string => listName('conversations', userId);

export type ConversationsService = ReturnType<typeof createConversationsService>;

export function createConversationsService(dependencies: Dependencies) {
  const { database, bus, rateLimits, typingLimit } = dependencies;
  const reader = (info: RequestInfo) => actingUserId(requireViewer(info));

  async function target(
    userId: number,
    input: { conversationId?: number | null; otherUserId?: number | null },
  ): Promise<Conversation | null> {
    const { conversationId, otherUserId } = input;
    if (typeof conversationId !== 'number') {
      // An id beyond the maximum, which no account has.
      if (!otherUserId) throw notFound();
      return conversationOf(database.reader, userId, otherUserId);
    }
    const [conversation] = await conversationsByIds(database.reader, [conversationId]);
    if (!conversation || !isParticipant(conversation, userId)) throw notFound();
    return conversation;
  }

  return {
    /** Most recently updated first. */
    async page(
      info: RequestInfo,
      args: { first?: number | null; after?: string | null; unreadOnly?: boolean | null },
    ): Promise<ConversationPage> {
      const userId = reader(info);
      const { limit, after } = pageArgs(args, conversationList(userId), ['instant', 'id']);
      const rows = await conversationPage(database.reader, userId, {
        rows: limit + 1,
        after: after && { updatedAt: new Date(after[0]), id: after[1] },
        unreadOnly: args.unreadOnly ?? false,
      });
      return { rows, limit, isContinued: after !== null };
    },

    /** Null when missing or not visible. */
    async byId(info: RequestInfo, id: string | number): Promise<Conversation | null> {
      const userId = reader(info);
      const key = parseId(id);
      const [conversation] = key ? await conversationsByIds(database.reader, [key]) : [];
      return conversation && isParticipant(conversation, userId) ? conversation : null;
    },

    /** Null without a conversation. */
    async withUser(info: RequestInfo, userId: string | number): Promise<Conversation | null> {
      const own = reader(info);
      const other = parseId(userId);
      return other ? conversationOf(database.reader, own, other) : null;
    },

    unreadTotal: (info: RequestInfo): Promise<number> => unreadTotal(database.reader, reader(info)),

    /**
     * Advances the viewer's read position and signals both sides. @returns null without a conversation.
     * @throws DomainError NOT_FOUND unless a participant.
     */
    async markRead(info: RequestInfo, input: unknown): Promise<Conversation | null> {
      const userId = reader(info);
      const values = parseInput(markConversationReadInput, input);
      await consumeWriteQuota(rateLimits, info);
      const conversation = await target(userId, values);
      if (!conversation) return null;
      let seq: number | null = null;
      await database.transaction((tx) =>
        idempotent(info, tx, { operation: 'markConversationRead', input }, async () => {
          seq = await advanceReader(tx, conversation.id, userId, values.seq ?? EVERYTHING);
          return { seq };
        }),
      );
      if (seq !== null) {
        await bus.live.publish('conversation.read', {
          conversationId: conversation.id,
          readerId: userId,
          otherUserId: otherSide(conversation, userId),
          seq,
        });
      }
      return conversation;
    },

    /** Signals the other side, only in an existing conversation without a block. */
    async setTyping(info: RequestInfo, input: unknown): Promise<{ isDelivered: boolean }> {
      const senderId = reader(info);
      const { recipientId, isTyping } = parseInput(setTypingInput, input);
      await typingLimit.consume('typing', senderId);
      const { conversation, isBlocked } = await readPairFacts(
        database.reader,
        senderId,
        recipientId,
      );
      if (!conversation) return { isDelivered: false };
      // The answer does not tell of a block.
      if (isBlocked) return { isDelivered: true };
      await bus.live.publish('typing', { senderId, recipientId, isTyping });
      return { isDelivered: true };
    },
  };
}
