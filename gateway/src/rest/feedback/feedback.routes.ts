import { notFound } from '@tbt/service-kit';
import {
  RestAllFeedbackDocument,
  RestSendFeedbackDocument,
  RestUpdateFeedbackDocument,
} from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { listAnswer } from '../list-answer';
import {
  allFeedbackQuery,
  sendFeedbackBody,
  toFeedback,
  updateFeedbackBody,
} from './feedback.schemas';

const send = defineRoute({
  method: 'POST',
  path: '/api/feedback',
  summary:
    'Rates the platform in teeth. Anonymous feedback is stored without a user id; an `Idempotency-Key` would name its author and is not kept.',
  access: 'session',
  body: sendFeedbackBody,
  actors: ['userId'],
  document: RestSendFeedbackDocument,
  variables: ({ body }) => ({ input: body }),
  answer({ sendFeedback: { feedback } }) {
    if (!feedback) throw notFound();
    return { status: 201, body: toFeedback(feedback) };
  },
  answers: { 201: { description: 'The feedback.', entity: 'Feedback' } },
});

const list = defineRoute({
  method: 'GET',
  path: '/api/admin/feedback',
  summary: 'Feedback of all users, newest first.',
  access: 'admin',
  query: allFeedbackQuery,
  document: RestAllFeedbackDocument,
  variables: ({ query: { limit, after, ...filter } }) => ({ first: limit, after, filter }),
  answer: ({ allFeedback }, { url }) => listAnswer(allFeedback, toFeedback, url),
  answers: { 200: { description: 'A page of feedback.', entity: 'Feedback', isList: true } },
});

const update = defineRoute({
  method: 'PATCH',
  path: '/api/admin/feedback/{id}',
  summary:
    'Changes status or priority, answers, or puts it on the roadmap (`roadmap: null` takes it off). With the `version` that was read, another change meanwhile is 409.',
  access: 'admin',
  body: updateFeedbackBody,
  document: RestUpdateFeedbackDocument,
  variables: ({ params, body }) => ({ input: { ...body, feedbackId: String(params.id) } }),
  answer({ updateFeedback: { feedback } }) {
    if (!feedback) throw notFound();
    return { status: 200, body: toFeedback(feedback) };
  },
  answers: { 200: { description: 'The feedback.', entity: 'Feedback' } },
});

export const feedbackRoutes = [send, list, update];
