import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import {
  BookingInvoicesFragmentDoc,
  InvoiceFactsFragmentDoc,
  MyBillingDetailsDocument,
} from '../../generated/graphql';
import { billingDetails, invoiceNode, type InvoiceNode } from '../../testing/invoice-fixtures';
import { bookingNode } from '../../testing/shift-fixtures';
import { InvoicePanel } from './invoice-panel';

const UNDER_REVIEW = { __typename: 'BookingCancellation', isPaymentHeld: true } as const;

const of = (...invoices: Partial<InvoiceNode>[]) => withCancellation(null, ...invoices);

const withCancellation = (
  cancellation: typeof UNDER_REVIEW | null,
  ...invoices: Partial<InvoiceNode>[]
) => {
  const { id, status, date, jobId, clinicId } = bookingNode({
    status: invoices.length > 0 ? 'invoiced' : 'completed',
  });
  return makeFragmentData(
    {
      ...({ __typename: 'Booking', id, status, date, jobId, clinicId, cancellation } as const),
      invoices: invoices.map((each) => {
        const node = invoiceNode(each);
        return { ...node, ...makeFragmentData(node, InvoiceFactsFragmentDoc) };
      }),
    },
    BookingInvoicesFragmentDoc,
  );
};

const at = (graph = billingDetails(), viewer = fakeViewer('hygienist')) =>
  inPage({ at: '/shifts/5', viewer, graph });

const meta = {
  title: 'Features/Invoices/Invoice panel',
  component: InvoicePanel,
  args: { booking: of({}), reader: 'temp', name: 'Smile Dental' },
  parameters: at(),
} satisfies Meta<typeof InvoicePanel>;

export default meta;

type Story = StoryObj<typeof meta>;

const FRENCH = { globals: { locale: 'fr-CA' } };
const PHONE = { globals: { viewport: { value: 'phone' } } };
const ofClinic = { parameters: at(billingDetails(), fakeViewer('clinic')) };
const forClinic = { reader: 'clinic', name: 'Ana Reyes' } as const;

export const Open: Story = {};

export const OpenInFrench: Story = FRENCH;

export const OpenOnAPhone: Story = PHONE;

export const ToPay: Story = {
  ...ofClinic,
  args: { ...forClinic, booking: of({ actions: ['mark_paid'] }) },
};

export const ToPayInFrench: Story = { ...ToPay, ...FRENCH };

export const WaiverUnderReview: Story = {
  ...ofClinic,
  args: { ...forClinic, booking: withCancellation(UNDER_REVIEW, { actions: ['mark_paid'] }) },
};

export const WaiverUnderReviewInFrench: Story = { ...WaiverUnderReview, ...FRENCH };

export const WaiverUnderReviewForTheProfessional: Story = {
  args: { booking: withCancellation(UNDER_REVIEW, {}) },
};

export const Overdue: Story = {
  ...ofClinic,
  args: {
    ...forClinic,
    booking: of({ state: 'overdue', daysOverdue: 3, actions: ['mark_paid'] }),
  },
};

export const OverdueForTheProfessional: Story = {
  args: {
    booking: of({ state: 'overdue', daysOverdue: 3, actions: ['mark_received'] }),
  },
};

export const MarkedPaid: Story = {
  args: {
    booking: of({
      ...{ state: 'marked_paid', paidOn: '2027-03-09', paidMethod: 'e_transfer' },
      actions: ['mark_received'],
    }),
  },
};

export const MarkedPaidForTheClinic: Story = {
  ...ofClinic,
  args: {
    ...forClinic,
    booking: of({ state: 'marked_paid', paidOn: '2027-03-09', paidMethod: 'e_transfer' }),
  },
};

export const Received: Story = {
  args: { booking: of({ state: 'received', receivedOn: '2027-03-10', receivedMethod: 'cash' }) },
};

export const Paid: Story = {
  args: { booking: of({ state: 'paid', paidOn: '2027-03-09', paidMethod: 'e_transfer' }) },
};

export const PaidInFrench: Story = { ...Paid, ...FRENCH };

export const Corrected: Story = {
  ...ofClinic,
  args: {
    ...forClinic,
    booking: of(
      { id: '93', number: 9, total: '352.56', actions: ['mark_paid'] },
      { id: '92', number: 8, kind: 'credit_note', state: 'credit_note', correctsNumber: 7 },
      { state: 'credited' },
    ),
  },
};

const PAID_IN_PART = { total: '457.56', paidBefore: '411.32', amountDue: '46.24' };

export const CorrectedAfterPayment: Story = {
  ...ofClinic,
  args: {
    ...forClinic,
    booking: of(
      { id: '93', number: 9, ...PAID_IN_PART, actions: ['mark_paid'] },
      { id: '92', number: 8, kind: 'credit_note', state: 'credit_note', correctsNumber: 7 },
      { state: 'credited' },
    ),
  },
};

export const CorrectedAfterPaymentInFrench: Story = { ...CorrectedAfterPayment, ...FRENCH };

const OVERPAID = { total: '293.80', paidBefore: '411.32', amountDue: '-117.52' };
const TAKEN_BACK = [
  { id: '92', number: 8, kind: 'credit_note', state: 'credit_note', correctsNumber: 7 },
  { state: 'credited' },
] as const;

export const RefundDue: Story = {
  args: {
    booking: of(
      { id: '93', number: 9, ...OVERPAID, state: 'refund_due', actions: ['mark_paid'] },
      ...TAKEN_BACK,
    ),
  },
};

export const RefundDueInFrench: Story = { ...RefundDue, ...FRENCH };

const RETURNED = { paidOn: '2027-03-12', paidMethod: 'e_transfer' } as const;

export const RefundReturned: Story = {
  ...ofClinic,
  args: {
    ...forClinic,
    booking: of(
      {
        ...{ id: '93', number: 9, ...OVERPAID, ...RETURNED },
        ...{ state: 'refund_returned', actions: ['mark_received'] },
      },
      ...TAKEN_BACK,
    ),
  },
};

export const Refunded: Story = {
  args: {
    booking: of(
      { id: '93', number: 9, ...OVERPAID, ...RETURNED, state: 'refunded' },
      ...TAKEN_BACK,
    ),
  },
};

export const Awaited: Story = { args: { booking: of() } };

export const AwaitedWithoutDetails: Story = {
  args: { booking: of() },
  parameters: at(billingDetails(false)),
};

export const AwaitedWithoutDetailsInFrench: Story = { ...AwaitedWithoutDetails, ...FRENCH };

export const DetailsLoading: Story = { parameters: at(pending(MyBillingDetailsDocument)) };

export const DetailsFailed: Story = { parameters: at(unreachable(MyBillingDetailsDocument)) };

const press =
  (name: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await within(document.body).findByRole('dialog');
  };

export const MarkingAsPaid: Story = { ...ToPay, play: press('Mark as paid') };

export const ConfirmingThePayment: Story = { ...MarkedPaid, play: press('Confirm payment') };

export const EnteringDetails: Story = {
  ...AwaitedWithoutDetails,
  play: press('Enter payment details'),
};

export const EnteringDetailsOnAPhone: Story = { ...EnteringDetails, ...PHONE };
