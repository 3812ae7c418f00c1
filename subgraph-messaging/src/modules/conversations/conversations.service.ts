import { parseId } from '@tbt/contracts';
import {
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
  meetingOf,
  unreadTotal,
  type Conversation,
} from './conversations.repository';

// PostgreSQL's largest integer: reads everything there is.
const EVERYTHING = 2_147_483_647;

type Dependencies = {
  database: MessagingDatabase;
  bus: Bus;
  rateLimits: MessagingRateLimits;
  typingLimit: TypingLimit;
};

/** What a page of conversations needs: one row more than the limit tells that another page exists. */
export type ConversationPage = { rows: Conversation[]; limit: number; isContinued: boolean };

/** The name in the cursors of somebody's conversations. */
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
      // An id beyond all ids, which no account has.
      if (!otherUserId) throw notFound();
      return conversationOf(database.reader, userId, otherUserId);
    }
    const [conversation] = await conversationsByIds(database.reader, [conversationId]);
    if (!conversation || !isParticipant(conversation, userId)) throw notFound();
    return conversation;
  }

  return {
    /** The viewer's conversations, the one written in last first. */
    async page(
      info: RequestInfo,
      args: { first?: number | null; after?: string | null },
    ): Promise<ConversationPage> {
      const userId = reader(info);
      const { limit, after } = pageArgs(args, conversationList(userId), ['instant', 'id']);
      const rows = await conversationPage(database.reader, userId, {
        rows: limit + 1,
        after: after && { updatedAt: new Date(after[0]), id: after[1] },
      });
      return { rows, limit, isContinued: after !== null };
    },

    /** Null when it is missing or belongs to others. */
    async byId(info: RequestInfo, id: string | number): Promise<Conversation | null> {
      const userId = reader(info);
      const key = parseId(id);
      const [conversation] = key ? await conversationsByIds(database.reader, [key]) : [];
      return conversation && isParticipant(conversation, userId) ? conversation : null;
    },

    /** Null when the two have not written to each other. */
    async withUser(info: RequestInfo, userId: string | number): Promise<Conversation | null> {
      const own = reader(info);
      const other = parseId(userId);
      return other ? conversationOf(database.reader, own, other) : null;
    },

    unreadTotal: (info: RequestInfo): Promise<number> => unreadTotal(database.reader, reader(info)),

    /**
     * Moves the viewer's reading place forward and tells both sides.
     * @returns null when the viewer and that person have no conversation.
     * @throws DomainError NOT_FOUND for a conversation of others.
     */
    async markRead(info: RequestInfo, input: unknown): Promise<Conversation | null> {
      const userId = reader(info);
      const values = parseInput(markConversationReadInput, input);
      await rateLimits.consume('writes', userId);
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

    /** Tells the other side, only inside an existing conversation of people who have not blocked each other. */
    async setTyping(info: RequestInfo, input: unknown): Promise<{ isDelivered: boolean }> {
      const senderId = reader(info);
      const { recipientId, isTyping } = parseInput(setTypingInput, input);
      await typingLimit.consume('typing', senderId);
      const { conversation, isBlocked } = await meetingOf(database.reader, senderId, recipientId);
      if (!conversation || isBlocked) return { isDelivered: false };
      await bus.live.publish('typing', { senderId, recipientId, isTyping });
      return { isDelivered: true };
    },
  };
}
