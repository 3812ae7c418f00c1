import { readFragment, type FragmentType } from '../../generated';
import { BookingInvoicesFragmentDoc, InvoiceFactsFragmentDoc } from '../../generated/graphql';

type PaymentStep = { state: 'said' | 'overdue'; days: number };

/** Of the invoice that the professional waits for: the clinic said it was paid, or it is late. */
export function paymentStepOf(
  reference: FragmentType<typeof BookingInvoicesFragmentDoc>,
): PaymentStep | null {
  const { invoices } = readFragment(BookingInvoicesFragmentDoc, reference);
  const awaited = invoices
    .map((each) => readFragment(InvoiceFactsFragmentDoc, each))
    .find(({ actions }) => actions.includes('mark_received'));
  if (!awaited) return null;
  if (awaited.state === 'overdue') return { state: 'overdue', days: awaited.daysOverdue ?? 0 };
  return awaited.state === 'marked_paid' ? { state: 'said', days: 0 } : null;
}
