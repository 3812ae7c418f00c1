import {
  actingUserId,
  listName,
  pageArgs,
  requireViewer,
  type RequestInfo,
} from '@tbt/service-kit';
import type { MessagingDatabase, MessagingTx, Statements } from '../../database';
import { conversationOf } from '../conversations';
import {
  foundMessages,
  messagesWithDetails,
  messagesWithoutWords,
  saveWords,
  type SearchableMessage,
} from './message-search.queries';
import type { Message } from './messages.queries';
import { messageQuery, messageSearch } from './search-words';

const BATCH = 500;

export const messageSearchList = (userId: number, text: string): string =>
  listName('messageSearch', { userId, text });

export type MessageSearchService = ReturnType<typeof createMessageSearchService>;

export function createMessageSearchService({ database }: { database: MessagingDatabase }) {
  const save = (db: Statements, rows: SearchableMessage[]) =>
    saveWords(
      db,
      rows.map(({ id, content, isOpen }) => {
        const { hasDetails, search } = messageSearch(content);
        return { id, content, hasDetails, searchText: isOpen ? search.open : search.hidden };
      }),
    );

  return {
    /** The viewer's messages, newest first; none without a word. */
    async page(
      info: RequestInfo,
      args: { text: string; first?: number | null; after?: string | null },
    ): Promise<{ rows: Message[]; limit: number; isContinued: boolean }> {
      const userId = actingUserId(requireViewer(info));
      const { limit, after } = pageArgs(args, messageSearchList(userId, args.text), ['id']);
      const query = messageQuery(userId, args.text);
      const page = { rows: limit + 1, beforeId: after && after[0] };
      const rows = query === null ? [] : await foundMessages(database.reader, query, page);
      return { rows, limit, isContinued: after !== null };
    },

    /** Words of messages from before they were kept. */
    async indexEarlier(): Promise<void> {
      for (;;) {
        const rows = await messagesWithoutWords(database.prisma, BATCH);
        await save(database.prisma, rows);
        if (rows.length < BATCH) return;
      }
    },

    /** What was hidden is found from now on. Runs after the conversation is marked as booked. */
    async open(tx: MessagingTx, sides: { clinicId: number; professionalId: number }) {
      const conversation = await conversationOf(tx, sides.clinicId, sides.professionalId);
      if (conversation) await save(tx, await messagesWithDetails(tx, conversation.id));
    },
  };
}
