import { foldText, LIMITS } from '@tbt/contracts';
import {
  actingUserId,
  type Clock,
  conflict,
  consumeWriteQuota,
  idempotent,
  notFound,
  parseInput,
  type RequestInfo,
  requireViewer,
} from '@tbt/service-kit';
import type { MessagingDatabase, MessagingTx } from '../../database';
import type { MessagingRateLimits } from '../../limits';
import { keepConversationInput } from './conversations.inputs';
import { isParticipant } from './conversations.policy';
import { conversationsByIds, type Conversation } from './conversations.queries';
import {
  countPinned,
  keepConversation,
  lockKeeper,
  markBooked,
  namedConversations,
  pinnedConversations,
} from './kept-conversations.queries';

const NAMES_MAX = 1000;
const FOUND_MAX = 20;

type Dependencies = {
  database: MessagingDatabase;
  clock: Clock;
  rateLimits: MessagingRateLimits;
};

export type KeptConversationsService = ReturnType<typeof createKeptConversationsService>;

const hasWords = (name: string, words: readonly string[]): boolean => {
  const parts = foldText(name).split(' ');
  return words.every((word) => parts.some((part) => part.startsWith(word)));
};

/** What each side keeps, and how it finds a conversation again. */
export function createKeptConversationsService({ database, clock, rateLimits }: Dependencies) {
  const reader = (info: RequestInfo) => actingUserId(requireViewer(info));

  return {
    pinned: (info: RequestInfo): Promise<Conversation[]> =>
      pinnedConversations(database.reader, reader(info), LIMITS.pinnedConversationsMax),

    async named(info: RequestInfo, text: string): Promise<Conversation[]> {
      const userId = reader(info);
      const words = foldText(text).split(' ').filter(Boolean);
      if (words.length === 0) return [];
      const named = await namedConversations(database.reader, userId, NAMES_MAX);
      return named.filter(({ name }) => hasWords(name, words)).slice(0, FOUND_MAX);
    },

    /** @throws DomainError NOT_FOUND unless a participant, CONFLICT above the number of pins, RATE_LIMITED. */
    async keep(info: RequestInfo, input: unknown): Promise<Conversation> {
      const userId = reader(info);
      const values = parseInput(keepConversationInput, input);
      await consumeWriteQuota(rateLimits, info);
      const [conversation] = await conversationsByIds(database.reader, [values.conversationId]);
      if (!conversation || !isParticipant(conversation, userId)) throw notFound();
      const max = LIMITS.pinnedConversationsMax;
      const choice = {
        isPinned: values.isPinned ?? undefined,
        isMuted: values.isMuted ?? undefined,
      };
      await database.transaction((tx) =>
        idempotent(info, tx, { operation: 'keepConversation', input }, async () => {
          await lockKeeper(tx, userId);
          if (choice.isPinned && (await countPinned(tx, userId, conversation.id)) >= max)
            throw conflict('conversation.tooManyPinned', {
              values: { max },
              reasons: ['too_many'],
            });
          const place = { conversationId: conversation.id, userId };
          await keepConversation(tx, place, choice, clock.now());
          return { id: conversation.id };
        }),
      );
      return conversation;
    },

    /** @returns whether contact details in their conversation open with it. */
    bookingChanged: (
      tx: MessagingTx,
      sides: { clinicId: number; professionalId: number },
    ): Promise<boolean> => markBooked(tx, sides),
  };
}
