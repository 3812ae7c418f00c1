import { notFound } from '@tbt/service-kit';
import {
  RestInvoiceDocument,
  RestInvoicePdfDocument,
  RestMarkInvoicePaidDocument,
  RestMarkInvoiceReceivedDocument,
  RestMyInvoicesDocument,
} from '../../generated/graphql';
import { pageQuery } from '../applications/applications.schemas';
import { BOOKING_ANSWERS, bookingAnswer } from '../bookings/bookings.routes';
import { defineRoute } from '../define-route';
import { listAnswer } from '../list-answer';
import { paymentBody, pdfQuery, toInvoice } from './invoices.schemas';

const listMine = defineRoute({
  method: 'GET',
  path: '/api/invoices',
  summary: 'The caller’s invoices, as professional or clinic, newest first.',
  access: 'session',
  query: pageQuery,
  document: RestMyInvoicesDocument,
  variables: ({ query: { limit, after } }) => ({ first: limit, after }),
  answer: ({ myInvoices }, { url }) => listAnswer(myInvoices, toInvoice, url),
  answers: { 200: { description: 'A page of invoices.', entity: 'Invoice', isList: true } },
});

const read = defineRoute({
  method: 'GET',
  path: '/api/invoices/{id}',
  summary: 'An invoice or a credit note, for both sides.',
  access: 'session',
  document: RestInvoiceDocument,
  variables: ({ params }) => ({ id: String(params.id) }),
  answer: ({ invoice }) => {
    if (!invoice) throw notFound();
    return { status: 200, body: toInvoice(invoice) };
  },
  answers: { 200: { description: 'The invoice.', entity: 'Invoice' } },
});

const pdf = defineRoute({
  method: 'GET',
  path: '/api/invoices/{id}/pdf',
  summary: 'The invoice as a tagged PDF; the same bytes each time. `lang` is en or fr.',
  access: 'session',
  query: pdfQuery,
  document: RestInvoicePdfDocument,
  variables: ({ params, query, info }) => ({
    id: String(params.id),
    language: query.lang ?? info.locale.slice(0, 2),
  }),
  answer: ({ invoice }) => {
    if (!invoice) throw notFound();
    const name = invoice.kind === 'credit_note' ? 'credit-note' : 'invoice';
    return {
      status: 200,
      file: {
        ...{ type: 'application/pdf', name: `${name}-${invoice.number}.pdf` },
        ...{ content: Buffer.from(invoice.pdf, 'base64'), disposition: 'inline' },
      },
    };
  },
  answers: { 200: { description: 'The document.', file: 'application/pdf' } },
});

const markPaid = defineRoute({
  method: 'POST',
  path: '/api/bookings/{id}/mark-paid',
  summary: 'The clinic says when and how it paid the booking’s invoice.',
  access: 'session',
  body: paymentBody,
  document: RestMarkInvoicePaidDocument,
  variables: ({ params, body }) => ({ input: { bookingId: String(params.id), ...body } }),
  answer: ({ markInvoicePaid: { invoice } }) => bookingAnswer(invoice?.booking),
  answers: BOOKING_ANSWERS,
});

const markReceived = defineRoute({
  method: 'POST',
  path: '/api/bookings/{id}/mark-received',
  summary: 'The professional says when and how the money of the booking’s invoice came.',
  access: 'session',
  body: paymentBody,
  document: RestMarkInvoiceReceivedDocument,
  variables: ({ params, body }) => ({ input: { bookingId: String(params.id), ...body } }),
  answer: ({ markInvoiceReceived: { invoice } }) => bookingAnswer(invoice?.booking),
  answers: BOOKING_ANSWERS,
});

export const invoicesRoutes = [listMine, read, pdf, markPaid, markReceived];
