import { notFound } from '@tbt/service-kit';
import {
  RestContactMessagesDocument,
  RestSendContactMessageDocument,
  RestUpdateContactMessageDocument,
} from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { listAnswer } from '../list-answer';
import {
  contactBody,
  contactMessagesQuery,
  toContactMessage,
  toSentContactMessage,
  updateContactBody,
} from './contact.schemas';

const send = defineRoute({
  method: 'POST',
  path: '/api/contact',
  summary: 'A message to the operator of the site; a receipt is mailed.',
  access: 'anyone',
  body: contactBody,
  document: RestSendContactMessageDocument,
  variables: ({ body }) => ({ input: body }),
  answer: (_data, { body }) => ({ status: 201, body: toSentContactMessage(body) }),
  answers: { 201: { description: 'The message.', entity: 'SentContactMessage' } },
});

const list = defineRoute({
  method: 'GET',
  path: '/api/admin/contact-messages',
  summary: 'Contact messages that wait for an answer, or those of a status; due first.',
  access: 'admin',
  query: contactMessagesQuery,
  document: RestContactMessagesDocument,
  variables: ({ query: { limit, after, ...filter } }) => ({ first: limit, after, filter }),
  answer: ({ contactMessages }, { url }) => listAnswer(contactMessages, toContactMessage, url),
  answers: { 200: { description: 'A page of messages.', entity: 'ContactMessage', isList: true } },
});

const update = defineRoute({
  method: 'PATCH',
  path: '/api/admin/contact-messages/{id}',
  summary:
    'Takes or releases a message, changes its status, notes, or answers it by mail. 409 while another administrator has it, or when it changed since `version`.',
  access: 'admin',
  body: updateContactBody,
  document: RestUpdateContactMessageDocument,
  variables: ({ params, body }) => ({ input: { ...body, contactMessageId: String(params.id) } }),
  answer({ updateContactMessage: { contactMessage } }) {
    if (!contactMessage) throw notFound();
    return { status: 200, body: toContactMessage(contactMessage) };
  },
  answers: { 200: { description: 'The message.', entity: 'ContactMessage' } },
});

export const contactRoutes = [send, list, update];
