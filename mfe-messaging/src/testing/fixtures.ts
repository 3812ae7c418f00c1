import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  ChatDocument,
  ChatShiftDocument,
  MarkReadDocument,
  MessagesPageDocument,
  type ChatShiftPartsFragment,
  type ConversationRowFragment,
  type MessagePartsFragment,
} from '../generated/graphql';

export type MessageNode = FragmentData<MessagePartsFragment>;
export type ConversationNode = FragmentData<ConversationRowFragment>;

const MINUTE_MS = 60_000;

/** An instant relative to now, so that relative times are stable. */
export const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * MINUTE_MS - MINUTE_MS / 2).toISOString();

export const ana = {
  __typename: 'User',
  id: '2',
  firstName: 'Ana',
  lastName: 'Reyes',
  role: 'hygienist' as const,
  profilePicture: null,
};

export const messageNode = (
  seq: number,
  senderId: string,
  content: string,
  createdAt = minutesAgo(3),
): MessageNode => ({
  __typename: 'Message',
  id: String(100 + seq),
  seq,
  senderId,
  content,
  attachments: [],
  createdAt,
  isMasked: false,
  isRead: true,
  clientMessageId: null,
});

/** A conversation before a shift. */
export const talk = (): MessageNode[] => [
  messageNode(1, '1', 'You are booked for Friday, welcome! Do you know the way?', minutesAgo(190)),
  messageNode(2, '2', 'Thank you! Is parking free?', minutesAgo(64)),
  messageNode(3, '1', 'Yes, behind us. Ring twice, the front door opens at 7:30.', minutesAgo(61)),
  messageNode(4, '2', 'Perfect, see you then.', minutesAgo(3)),
];

export const conversationNode = (
  overrides: Partial<ConversationNode> = {},
  last: MessageNode | null = talk().at(-1) ?? null,
): ConversationNode => ({
  __typename: 'Conversation',
  id: '5',
  otherUserId: '2',
  unreadCount: 0,
  isPinned: false,
  isMuted: false,
  isOtherOnline: false,
  updatedAt: minutesAgo(3),
  otherUser: ana,
  lastMessage: last && {
    __typename: 'Message',
    id: last.id,
    content: last.content,
    attachments: last.attachments,
    senderId: last.senderId,
    createdAt: last.createdAt,
  },
  ...overrides,
});

export const conversations = (): ConversationNode[] => [
  conversationNode(),
  conversationNode(
    {
      id: '6',
      otherUserId: '3',
      unreadCount: 2,
      otherUser: { ...ana, id: '3', firstName: 'Bao', lastName: 'Tran', role: 'assistant' },
    },
    messageNode(7, '3', 'I could also do Tuesday afternoon, if that helps.', minutesAgo(42)),
  ),
  conversationNode(
    { id: '7', otherUserId: '4', otherUser: null },
    messageNode(8, '1', 'Thank you for letting us know.', minutesAgo(60 * 26)),
  ),
];

/** Answers of /messages: the list. */
export const inbox = (
  nodes = conversations(),
  hasNextPage = false,
  pinned: ConversationNode[] = [],
): GraphAnswers =>
  answer(MessagesPageDocument, {
    showsPresence: true,
    pinnedConversations: pinned,
    conversations: {
      __typename: 'ConversationConnection',
      edges: nodes.map((node) => ({ __typename: 'ConversationEdge', cursor: node.id, node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: nodes.at(-1)?.id ?? null },
    },
  });

/** Answers of an open conversation. */
export const chatWith = (
  messages: readonly MessageNode[] = talk(),
  {
    person = ana,
    hasEarlier = false,
    isBlocked = false,
    needsPlan = false,
    shift = null,
    isOnline = false,
  }: {
    person?: typeof ana | null;
    hasEarlier?: boolean;
    isBlocked?: boolean;
    needsPlan?: boolean;
    isOnline?: boolean;
    shift?: FragmentData<ChatShiftPartsFragment> | null;
  } = {},
): GraphAnswers => ({
  ...answer(ChatShiftDocument, {
    conversationWith: { __typename: 'Conversation', id: '5', job: shift },
  }),
  ...answer(ChatDocument, {
    needsPlanToWriteTo: needsPlan,
    conversationWith: {
      __typename: 'Conversation',
      id: '5',
      otherUser: person && { ...person, isBlocked },
      isPinned: false,
      isMuted: false,
      isOtherOnline: isOnline,
      lastSeq: messages.length,
      otherReadSeq: 3,
      unreadCount: 0,
      messages: {
        __typename: 'MessageConnection',
        edges: messages.map((node) => ({
          __typename: 'MessageEdge',
          cursor: String(node.seq),
          node,
        })),
        pageInfo: { __typename: 'PageInfo', hasPreviousPage: hasEarlier, startCursor: '1' },
      },
    },
  }),
  ...answer(MarkReadDocument, {
    markConversationRead: {
      __typename: 'MarkConversationReadPayload',
      conversation: { __typename: 'Conversation', id: '5', unreadCount: 0 },
      errors: [],
    },
  }),
});
