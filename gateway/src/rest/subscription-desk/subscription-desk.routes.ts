import { notFound } from '@tbt/service-kit';
import {
  RestDeskSubscriptionsDocument,
  RestRefundPlanInvoiceDocument,
  RestSetGivenPlanDocument,
} from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { listAnswer } from '../list-answer';
import {
  deskQuery,
  givenPlanBody,
  refundBody,
  toDeskSubscription,
} from './subscription-desk.schemas';

const listSubscriptions = defineRoute({
  method: 'GET',
  path: '/api/admin/subscriptions',
  summary:
    'Clinics with their plans, newest first; without status, plan and words those that have or had one.',
  access: 'admin',
  query: deskQuery,
  document: RestDeskSubscriptionsDocument,
  variables: ({ query: { limit, after, ...filter } }) => ({ first: limit, after, filter }),
  answer: ({ deskSubscriptions }, { url }) =>
    listAnswer(deskSubscriptions, toDeskSubscription, url),
  answers: {
    200: { description: 'A page of clinics.', entity: 'DeskSubscription', isList: true },
  },
});

const setGivenPlan = defineRoute({
  method: 'PATCH',
  path: '/api/admin/subscriptions/{id}',
  summary: 'Gives a clinic a plan until a day, with a reason; without a tier, ends it.',
  access: 'admin',
  body: givenPlanBody,
  document: RestSetGivenPlanDocument,
  variables: ({ params, body }) => ({ input: { ...body, clinicId: String(params.id) } }),
  answer({ setGivenPlan: { subscription } }) {
    if (!subscription) throw notFound();
    return { status: 200, body: toDeskSubscription(subscription) };
  },
  answers: { 200: { description: 'The clinic’s plan.', entity: 'DeskSubscription' } },
});

const refund = defineRoute({
  method: 'POST',
  path: '/api/admin/subscriptions/{id}/refunds',
  summary:
    'Returns a paid invoice, whole or in part, with a reason; `isRunning` until the provider has confirmed it.',
  access: 'admin',
  body: refundBody,
  document: RestRefundPlanInvoiceDocument,
  variables: ({ params, body }) => ({ input: { ...body, clinicId: String(params.id) } }),
  answer({ refundPlanInvoice: { subscription, isRunning } }) {
    if (!subscription) throw notFound();
    return {
      status: 200,
      body: { subscription: toDeskSubscription(subscription), isRunning: isRunning ?? false },
    };
  },
  answers: { 200: { description: 'The clinic’s plan.', entity: 'DeskRefund' } },
});

export const subscriptionDeskRoutes = [listSubscriptions, setGivenPlan, refund];
