import { FakeSocket, type GraphAnswers } from '@tbt/web-kit/testing';

export const ana = {
  __typename: 'User',
  id: '2',
  firstName: 'Ana',
  lastName: 'Reyes',
  role: 'hygienist',
  profilePicture: null,
  isBlocked: false,
};
export const message = (seq: number, senderId: string, content: string) => ({
  __typename: 'Message',
  id: String(100 + seq),
  seq,
  senderId,
  content,
  attachments: [] as {
    __typename: 'MessageAttachment';
    id: string;
    fileName: string | null;
    mediaType: string;
    size: number;
    url: string;
  }[],
  createdAt: new Date(Date.now() - 180_000).toISOString(),
  isMasked: false,
  isRead: true,
  clientMessageId: null,
});
export type StoredMessage = ReturnType<typeof message>;

const page = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };

/** Stores and pushes a message of the other side. */
export function push(stored: StoredMessage[], content: string): void {
  const arrived = message(stored.length + 1, '2', content);
  stored.push(arrived);
  const ids = { id: Number(arrived.id), conversationId: 5, senderId: 2, recipientId: 1 };
  FakeSocket.latest().deliver({
    type: 'new_message',
    message: { ...arrived, ...ids, jobId: null },
  });
}

/** A server with one conversation that stores sent messages, unless `onSend` throws. */
export function server(stored: StoredMessage[], onSend = () => {}): GraphAnswers {
  const conversation = () => ({
    __typename: 'Conversation',
    id: '5',
    otherUserId: '2',
    otherUser: ana,
    isPinned: false,
    isMuted: false,
    isOtherOnline: false,
    lastSeq: stored.length,
    otherReadSeq: 0,
    unreadCount: 0,
    updatedAt: '2027-03-01T12:00:00Z',
    lastMessage: stored.at(-1) ?? null,
  });
  return {
    MessagesPage: () => ({
      data: {
        showsPresence: true,
        pinnedConversations: [],
        conversations: {
          __typename: 'ConversationConnection',
          pageInfo: page,
          edges: [{ __typename: 'ConversationEdge', cursor: 'a', node: conversation() }],
        },
      },
    }),
    ChatShift: () => ({
      data: { conversationWith: { __typename: 'Conversation', id: '5', job: null } },
    }),
    Chat: () => ({
      data: {
        needsPlanToWriteTo: false,
        conversationWith: {
          ...conversation(),
          messages: {
            __typename: 'MessageConnection',
            pageInfo: { __typename: 'PageInfo', hasPreviousPage: false, startCursor: null },
            edges: stored.map((node) => ({
              __typename: 'MessageEdge',
              cursor: String(node.seq),
              node,
            })),
          },
        },
      },
    }),
    SendMessage: ({ input }) => {
      onSend();
      const { content, clientMessageId } = input as { content: string; clientMessageId: string };
      const sent = { ...message(stored.length + 1, '1', content), clientMessageId };
      stored.push(sent as unknown as StoredMessage);
      return {
        data: {
          sendMessage: {
            __typename: 'SendMessagePayload',
            errors: [],
            message: { ...sent, conversationId: '5' },
          },
        },
      };
    },
  };
}
