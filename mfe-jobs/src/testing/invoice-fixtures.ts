import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import { MyBillingDetailsDocument, type InvoiceFactsFragment } from '../generated/graphql';

export type InvoiceNode = FragmentData<InvoiceFactsFragment>;

const plain = { minutes: null, breakMinutes: null, hourlyRate: null, taxRate: null } as const;

export const invoiceNode = (overrides: Partial<InvoiceNode> = {}): InvoiceNode => ({
  ...({ __typename: 'Invoice', id: '91', number: 7, kind: 'shift', state: 'open' } as const),
  ...{ correctsNumber: null, issuedOn: '2027-03-05', dueOn: '2027-03-19', daysOverdue: null },
  ...{ subtotal: '364.00', tax: '47.32', total: '411.32' },
  ...{ paidBefore: '0.00', amountDue: '411.32' },
  lines: [
    {
      ...({ __typename: 'InvoiceLine', ...plain, kind: 'hours', minutes: 420 } as const),
      ...{ breakMinutes: 30, hourlyRate: '52.00', amount: '364.00' },
    },
    {
      ...({ __typename: 'InvoiceLine', ...plain, kind: 'hst' } as const),
      ...{ taxRate: '13.000', amount: '47.32' },
    },
  ],
  ...{ paidOn: null, paidMethod: null, receivedOn: null, receivedMethod: null },
  paymentInstructions: 'pay@example.test',
  actions: [],
  ...overrides,
});

export const billingDetails = (isEntered = true): GraphAnswers =>
  answer(MyBillingDetailsDocument, () => ({
    billingDetails: isEntered
      ? {
          ...({ __typename: 'BillingDetails', gstNumber: '123456789RT0001' } as const),
          ...{ qstNumber: null, paymentInstructions: 'pay@example.test' },
          updatedAt: '2027-03-01T12:00:00Z',
        }
      : null,
  }));
