import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  MessageSearchDocument,
  type FoundMessageFragment,
  type MessageSearchQuery,
} from '../generated/graphql';
import { ana, minutesAgo } from './fixtures';

type FoundNode = FragmentData<FoundMessageFragment>;
type FoundPerson = FragmentData<MessageSearchQuery>['conversationSearch'][number];

const clinic = { __typename: 'User', id: '1', firstName: 'Maple', lastName: 'Dental' } as const;

export const foundNode = (id: string, seq: number, content: string, isOwn = false): FoundNode => ({
  __typename: 'Message',
  ...{ id, seq, content, createdAt: minutesAgo(3) },
  senderId: isOwn ? '1' : '2',
  recipientId: isOwn ? '2' : '1',
  sender: isOwn ? clinic : ana,
  recipient: isOwn ? ana : clinic,
});

export const found = (
  messages = [
    foundNode('102', 2, 'Is parking free?'),
    foundNode('103', 3, 'Parking is behind us.', true),
  ],
  people: FoundPerson[] = [
    { __typename: 'Conversation', id: '5', otherUserId: '2', otherUser: ana },
  ],
): GraphAnswers =>
  answer(MessageSearchDocument, {
    conversationSearch: people,
    messageSearch: {
      __typename: 'MessageConnection',
      edges: messages.map((node) => ({ __typename: 'MessageEdge', cursor: node.id, node })),
      pageInfo: {
        __typename: 'PageInfo',
        hasNextPage: false,
        endCursor: messages.at(-1)?.id ?? null,
      },
    },
  });
