import {
  createListLoader,
  createLoader,
  encodeCursor,
  listName,
  pageArgs,
  toConnection,
  type Loader,
  type PageInput,
} from '@tbt/service-kit';
import type { Reading } from '../../database';
import {
  attachmentsOfConversations,
  attachmentsOfMessages,
  type AttachmentRange,
  type MessageAttachment,
} from './attachments.queries';
import { parseRange } from './messages.inputs';
import {
  messagesByIds,
  messagesInRange,
  subjectsOf,
  type Message,
  type MessageRange,
} from './messages.queries';

/** One statement per loader; ranges batch by their bounds. */
export function createMessageLoaders(db: Reading) {
  const ranges = new Map<string, Loader<number, Message[]>>();
  const attachmentRanges = new Map<string, Loader<number, MessageAttachment[]>>();
  return {
    messageById: createLoader(
      (ids: readonly number[]) => messagesByIds(db, [...ids]),
      (message) => message.id,
    ),
    attachmentsOfMessage: createListLoader(
      (messageIds: readonly number[]) => attachmentsOfMessages(db, [...messageIds]),
      (attachment) => attachment.messageId,
    ),
    conversationSubject: createLoader(
      (conversationIds: readonly number[]) => subjectsOf(db, [...conversationIds]),
      (subject) => subject.conversationId,
    ),
    attachmentRange(range: AttachmentRange): Loader<number, MessageAttachment[]> {
      const key = JSON.stringify(range);
      const loader =
        attachmentRanges.get(key) ??
        createListLoader(
          (conversationIds: readonly number[]) =>
            attachmentsOfConversations(db, [...conversationIds], range),
          (attachment) => attachment.conversationId,
        );
      attachmentRanges.set(key, loader);
      return loader;
    },
    messageRange(range: MessageRange): Loader<number, Message[]> {
      const key = JSON.stringify(range);
      const loader =
        ranges.get(key) ??
        createListLoader(
          (conversationIds: readonly number[]) => messagesInRange(db, [...conversationIds], range),
          (message) => message.conversationId,
        );
      ranges.set(key, loader);
      return loader;
    },
  };
}

export type MessageLoaders = ReturnType<typeof createMessageLoaders>;

const cursorOf = (message: Message) => encodeCursor('messages', [message.seq]);

/** Files of a conversation, newest first. @throws DomainError VALIDATION_FAILED for a wrong page. */
export async function attachmentsOf(
  loaders: Pick<MessageLoaders, 'attachmentRange'>,
  conversation: { id: number },
  args: PageInput,
) {
  const list = listName('attachments', conversation.id);
  const { limit, after } = pageArgs(args, list, ['id']);
  const range = { rows: limit + 1, beforeId: after && after[0] };
  const rows = await loaders.attachmentRange(range).load(conversation.id);
  return toConnection(rows, limit, ({ id }) => encodeCursor(list, [id]), after !== null);
}

/** A range of a conversation as a connection; `seq` has no gaps, so it tells whether more exist. */
export async function messagesOf(
  loaders: Pick<MessageLoaders, 'messageRange'>,
  conversation: { id: number; lastSeq: number },
  args: unknown,
) {
  const range = parseRange(args);
  const rows = await loaders.messageRange(range).load(conversation.id);
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    edges: rows.map((node) => ({ cursor: cursorOf(node), node })),
    pageInfo: {
      hasNextPage: last ? last.seq < conversation.lastSeq : false,
      hasPreviousPage: first ? first.seq > 1 : (range.afterSeq ?? 0) > 0,
      startCursor: first ? cursorOf(first) : null,
      endCursor: last ? cursorOf(last) : null,
    },
  };
}
