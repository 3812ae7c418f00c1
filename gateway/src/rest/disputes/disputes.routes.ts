import { notFound } from '@tbt/service-kit';
import {
  RestDisputesDocument,
  RestOpenDisputeDocument,
  RestRuleDisputeDocument,
} from '../../generated/graphql';
import { toBookingDetails } from '../bookings/bookings.schemas';
import { defineRoute } from '../define-route';
import { listAnswer } from '../list-answer';
import { disputesQuery, openDisputeBody, ruleDisputeBody, toDispute } from './disputes.schemas';

const openDispute = defineRoute({
  method: 'POST',
  path: '/api/bookings/{id}/dispute',
  summary:
    'Opens a case about a shift, from the check-in until 14 days after its end; a declared no-show within 24 hours. Evidence: proofs of own uploads, at most five.',
  access: 'session',
  body: openDisputeBody,
  document: RestOpenDisputeDocument,
  variables: ({ params, body }) => ({ input: { ...body, bookingId: String(params.id) } }),
  answer({ openDispute: { dispute } }) {
    if (!dispute?.booking) throw notFound();
    return { status: 200, body: toBookingDetails(dispute.booking) };
  },
  answers: { 200: { description: 'The booking, now disputed.', entity: 'BookingDetails' } },
});

const listDisputes = defineRoute({
  method: 'GET',
  path: '/api/admin/disputes',
  summary:
    'Cases that wait for a ruling, oldest first; with `phase=decided` the others, newest first.',
  access: 'admin',
  query: disputesQuery,
  document: RestDisputesDocument,
  variables: ({ query: { limit, after, phase } }) => ({
    ...{ first: limit, after, filter: phase ? { phase } : null },
  }),
  answer: ({ disputes }, { url }) => listAnswer(disputes, toDispute, url),
  answers: { 200: { description: 'A page of cases.', entity: 'Dispute', isList: true } },
});

const ruleDispute = defineRoute({
  method: 'PATCH',
  path: '/api/admin/disputes/{id}',
  summary: 'Decides a case, with effects; an appeal is decided by another administrator.',
  access: 'admin',
  body: ruleDisputeBody,
  document: RestRuleDisputeDocument,
  variables: ({ params, body }) => ({ input: { ...body, disputeId: String(params.id) } }),
  answer({ ruleDispute: { dispute } }) {
    if (!dispute) throw notFound();
    return { status: 200, body: toDispute(dispute) };
  },
  answers: { 200: { description: 'The case with its ruling.', entity: 'Dispute' } },
});

export const disputesRoutes = [openDispute, listDisputes, ruleDispute];
