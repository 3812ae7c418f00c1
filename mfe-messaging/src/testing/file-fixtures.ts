import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import { ConversationFilesDocument, type ConversationFilesQuery } from '../generated/graphql';

type Files = NonNullable<FragmentData<ConversationFilesQuery>['conversationWith']>['attachments'];
type FileNode = Files['edges'][number]['node'];

/** @param senderId - 1 is the viewer, 2 the other side. */
export const fileNode = (id: string, fileName: string | null, senderId: string): FileNode => ({
  ...{ __typename: 'MessageAttachment', id, fileName, senderId },
  size: Number(id) * 180_000,
  url: `/api/messages/attachments/${id}`,
  sentAt: `2027-02-2${id}T15:00:00Z`,
});

export const conversationFiles = (nodes: FileNode[], hasNextPage = false): GraphAnswers =>
  answer(ConversationFilesDocument, {
    conversationWith: {
      __typename: 'Conversation',
      id: '5',
      attachments: {
        __typename: 'MessageAttachmentConnection',
        edges: nodes.map((node) => ({
          __typename: 'MessageAttachmentEdge',
          cursor: node.id,
          node,
        })),
        pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: nodes.at(-1)?.id ?? null },
      },
    },
  });
