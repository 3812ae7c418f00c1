import { notFound } from '@tbt/service-kit';
import {
  RestCancelSubscriptionDocument,
  RestChangeSubscriptionDocument,
  RestReceivePaymentEventDocument,
  RestResumeSubscriptionDocument,
  RestStartCheckoutDocument,
  RestSubscriptionInvoicePdfDocument,
  RestSubscriptionDocument,
} from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { pdfQuery } from '../invoices/invoices.schemas';
import { cancelBody, changeBody, checkoutBody } from './subscription.schemas';

const own = { entity: 'Subscription', description: 'The clinic’s plan.' } as const;

const readSubscription = defineRoute({
  method: 'GET',
  path: '/api/subscription',
  summary: 'The plan of the clinic, with its invoices.',
  access: ['clinic'],
  document: RestSubscriptionDocument,
  variables: () => ({}),
  answer: ({ mySubscription }) => ({ status: 200, body: mySubscription }),
  answers: { 200: own },
});

const invoicePdf = defineRoute({
  method: 'GET',
  path: '/api/subscription/invoices/{id:text}/pdf',
  summary: 'An invoice of the plan as a tagged PDF, with its taxes. `lang` is en or fr.',
  access: ['clinic'],
  query: pdfQuery,
  document: RestSubscriptionInvoicePdfDocument,
  variables: ({ params, query, info }) => ({
    id: params.id,
    language: query.lang ?? info.locale.slice(0, 2),
  }),
  answer: ({ mySubscription: { invoiceDocument: document } }) => {
    if (!document) throw notFound();
    return {
      status: 200,
      file: {
        type: 'application/pdf',
        name: `invoice-${document.number.replace(/[^\w-]/g, '')}.pdf`,
        content: Buffer.from(document.pdf, 'base64'),
        disposition: 'inline',
      },
    };
  },
  answers: { 200: { description: 'The document.', file: 'application/pdf' } },
});

const checkout = defineRoute({
  method: 'POST',
  path: '/api/subscription/checkout',
  summary:
    'Starts a purchase; with a promotional code the plan starts at once and nothing is charged.',
  access: ['clinic'],
  body: checkoutBody,
  document: RestStartCheckoutDocument,
  variables: ({ body }) => ({ input: body }),
  answer: ({ startCheckout: { url, sessionId } }) => ({ status: 201, body: { url, sessionId } }),
  answers: { 201: { description: 'Where the clinic pays.', entity: 'Checkout' } },
});

const change = defineRoute({
  method: 'POST',
  path: '/api/subscription/change',
  summary: 'Changes the plan; without `confirm: true` only tells what it would cost.',
  access: ['clinic'],
  body: changeBody,
  document: RestChangeSubscriptionDocument,
  variables: ({ body }) => ({ input: body }),
  answer: ({ changeSubscription: { change: preview, subscription } }) => ({
    status: 200,
    body: { change: preview, subscription },
  }),
  answers: {
    200: { description: 'The change, and the plan once confirmed.', entity: 'PlanChange' },
  },
});

const cancel = defineRoute({
  method: 'POST',
  path: '/api/subscription/cancel',
  summary: 'Cancels the plan for the end of its period.',
  access: ['clinic'],
  body: cancelBody,
  document: RestCancelSubscriptionDocument,
  variables: ({ body }) => ({ input: body }),
  answer: ({ cancelSubscription: { subscription } }) => {
    if (!subscription) throw notFound();
    return { status: 200, body: subscription };
  },
  answers: { 200: own },
});

const resume = defineRoute({
  method: 'POST',
  path: '/api/subscription/resume',
  summary: 'Takes a cancellation back.',
  access: ['clinic'],
  document: RestResumeSubscriptionDocument,
  variables: () => ({}),
  answer: ({ resumeSubscription: { subscription } }) => {
    if (!subscription) throw notFound();
    return { status: 200, body: subscription };
  },
  answers: { 200: own },
});

const receivePaymentEvent = defineRoute({
  method: 'POST',
  path: '/api/webhooks/payments',
  summary: 'Events of the payment provider, signed over the raw body in `Stripe-Signature`.',
  access: 'anyone',
  document: RestReceivePaymentEventDocument,
  variables: ({ signed }) => signed,
  answer: () => ({ status: 200, body: { received: true } }),
  answers: {
    200: { description: 'Taken; the same event twice has one effect.', entity: 'Received' },
  },
});

export const subscriptionRoutes = [
  readSubscription,
  invoicePdf,
  checkout,
  change,
  cancel,
  resume,
  receivePaymentEvent,
];
