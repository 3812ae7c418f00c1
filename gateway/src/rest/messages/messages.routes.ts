import { actingUserId, notFound, type Viewer } from '@tbt/service-kit';
import {
  RestConversationDocument,
  RestConversationsDocument,
  RestMarkConversationReadDocument,
  RestMessageAttachmentDocument,
  RestSendMessageDocument,
} from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { pageQuery } from '../applications/applications.schemas';
import { linkNext, listAnswer } from '../list-answer';
import {
  conversationQuery,
  sendMessageBody,
  toConversation,
  toMessage,
  toSendInput,
} from './messages.schemas';

type Pair = { a: number; b: number };

/** @throws DomainError NOT_FOUND when the viewer, or the clinic it acts for, is neither. */
function otherOf({ a, b }: Pair, viewer: Viewer): number {
  const userId = actingUserId(viewer);
  if (userId === a) return b;
  if (userId === b) return a;
  throw notFound();
}

const getConversation = defineRoute({
  method: 'GET',
  path: '/api/messages/conversation/{a}/{b}',
  summary:
    'The latest messages between two users, ascending by `seq`; empty without a conversation.',
  access: 'session',
  query: conversationQuery,
  guard: ({ params, viewer }) => void otherOf(params, viewer),
  document: RestConversationDocument,
  variables: ({ params, viewer, query: { limit, before, after } }) => ({
    userId: String(otherOf(params, viewer)),
    limit,
    beforeSeq: before,
    afterSeq: after,
  }),
  answer({ conversationWith }, { url, query }) {
    const { edges = [], pageInfo } = conversationWith?.messages ?? {};
    const messages = edges.map(({ node }) => toMessage(node));
    // `after` reads newer messages; everything else pages into the past.
    const isForward = query.after !== null;
    const goesOn = isForward ? pageInfo?.hasNextPage : pageInfo?.hasPreviousPage;
    const end = isForward ? messages.at(-1) : messages[0];
    const link = end && linkNext(url, isForward ? 'after' : 'before', String(end.seq));
    return { status: 200, body: messages, ...(goesOn && link ? { headers: { link } } : {}) };
  },
  answers: { 200: { description: 'Messages.', entity: 'Message', isList: true } },
});

const markRead = defineRoute({
  method: 'POST',
  path: '/api/messages/conversation/{a}/{b}/read',
  summary: 'Marks the whole conversation as read by the caller.',
  access: 'session',
  guard: ({ params, viewer }) => void otherOf(params, viewer),
  document: RestMarkConversationReadDocument,
  variables: ({ params, viewer }) => ({
    input: { otherUserId: String(otherOf(params, viewer)) },
  }),
  answer: () => ({ status: 204 }),
  answers: { 204: { description: 'Marked.' } },
});

const sendMessage = defineRoute({
  method: 'POST',
  path: '/api/messages',
  summary: 'Sends a message; repeating a `clientMessageId` returns the same message.',
  access: 'session',
  body: sendMessageBody,
  document: RestSendMessageDocument,
  variables: ({ body }) => ({ input: toSendInput(body) }),
  answer({ sendMessage: { message, isDuplicate } }) {
    if (!message) throw notFound();
    return { status: isDuplicate ? 200 : 201, body: toMessage(message) };
  },
  answers: {
    200: {
      description: 'The message already stored for this `clientMessageId`.',
      entity: 'Message',
    },
    201: { description: 'The message.', entity: 'Message' },
  },
});

const openAttachment = defineRoute({
  method: 'GET',
  path: '/api/messages/attachments/{id}',
  summary:
    'Leads to a file of a message between the caller and another, or of a reported one to the administrator who has taken the report; 404 for everyone else.',
  access: 'session',
  document: RestMessageAttachmentDocument,
  variables: ({ params }) => ({ id: String(params.id) }),
  answer({ messageAttachment }) {
    if (!messageAttachment) throw notFound();
    return { status: 302, headers: { location: messageAttachment.temporaryUrl } };
  },
  answers: { 302: { description: 'The file’s address for ten minutes.' } },
});

const listConversations = defineRoute({
  method: 'GET',
  path: '/api/conversations',
  summary: 'The caller’s conversations, most recently updated first.',
  access: 'session',
  query: pageQuery,
  document: RestConversationsDocument,
  variables: ({ query: { limit, after } }) => ({ first: limit, after, unreadOnly: false }),
  answer: ({ conversations }, { url }) => listAnswer(conversations, toConversation, url),
  answers: {
    200: { description: 'A page of conversations.', entity: 'Conversation', isList: true },
  },
});

export const messagesRoutes = [
  listConversations,
  getConversation,
  markRead,
  sendMessage,
  openAttachment,
];
