import { RestEarningsDocument, RestSpendingDocument } from '../../generated/graphql';
import { inEitherForm, prefersCsv } from '../csv/write-csv';
import { defineRoute } from '../define-route';
import { toInvoiceYear, yearQuery } from './earnings.schemas';
import { invoicesCsv } from './invoices-csv';

const earnings = defineRoute({
  method: 'GET',
  path: '/api/earnings',
  summary: 'What the professional invoiced in a year, this one by default; CSV by `Accept`.',
  access: ['hygienist', 'assistant'],
  query: yearQuery,
  document: RestEarningsDocument,
  variables: ({ query: { year } }) => ({ year }),
  answer: ({ earnings: year }, { accept, info }) =>
    inEitherForm(prefersCsv(accept), {
      body: () => toInvoiceYear(year),
      name: `earnings-${year.year}`,
      csv: () => invoicesCsv(year, 'clinic', info.locale),
    }),
  answers: {
    200: { description: 'Sums and invoices.', entity: 'InvoiceYear', file: 'text/csv' },
  },
});

const spending = defineRoute({
  method: 'GET',
  path: '/api/spending',
  summary: 'What the clinic was invoiced in a year, this one by default; CSV by `Accept`.',
  access: ['clinic'],
  query: yearQuery,
  document: RestSpendingDocument,
  variables: ({ query: { year } }) => ({ year }),
  answer: ({ spending: year }, { accept, info }) =>
    inEitherForm(prefersCsv(accept), {
      body: () => toInvoiceYear(year),
      name: `spending-${year.year}`,
      csv: () => invoicesCsv(year, 'professional', info.locale),
    }),
  answers: {
    200: { description: 'Sums and invoices.', entity: 'InvoiceYear', file: 'text/csv' },
  },
});

export const earningsRoutes = [earnings, spending];
