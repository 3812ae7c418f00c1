import { readFragment, type FragmentType } from '../../generated';
import {
  BookingInvoicesFragmentDoc,
  InvoiceFactsFragmentDoc,
  type BookingInvoicesFragment,
  type InvoiceFactsFragment,
} from '../../generated/graphql';
import { isUnsettled } from '../../parts/invoice-state/invoice-state';

type PaymentStep = { state: 'said' | 'overdue' | 'held'; days: number };

/** Whether this is the payment that a waiver may still spare the clinic. */
export const isHeld = (
  { cancellation }: Pick<BookingInvoicesFragment, 'cancellation'>,
  { state }: Pick<InvoiceFactsFragment, 'state'>,
): boolean => Boolean(cancellation?.isPaymentHeld) && state === 'open';

/** Whether no side pays or is reminded until a case about the booking is decided. */
export const isDisputed = (
  { status }: Pick<BookingInvoicesFragment, 'status'>,
  invoice: Pick<InvoiceFactsFragment, 'state'>,
): boolean => status === 'disputed' && isUnsettled(invoice);

export const invoicesOf = (
  reference: FragmentType<typeof BookingInvoicesFragmentDoc>,
): InvoiceFactsFragment[] =>
  readFragment(BookingInvoicesFragmentDoc, reference).invoices.map((each) =>
    readFragment(InvoiceFactsFragmentDoc, each),
  );

/** Of the invoice that the professional waits for: the clinic said it was paid, or it is late. Of the clinic's: it is held, or late. */
export function paymentStepOf(
  reference: FragmentType<typeof BookingInvoicesFragmentDoc>,
): PaymentStep | null {
  const booking = readFragment(BookingInvoicesFragmentDoc, reference);
  const invoices = invoicesOf(reference);
  const owed = invoices.find(({ actions }) => actions.includes('mark_paid'));
  if (owed && isHeld(booking, owed)) return { state: 'held', days: 0 };
  if (owed?.state === 'overdue') return { state: 'overdue', days: owed.daysOverdue ?? 0 };
  const awaited = invoices.find(({ actions }) => actions.includes('mark_received'));
  if (!awaited) return null;
  if (awaited.state === 'overdue') return { state: 'overdue', days: awaited.daysOverdue ?? 0 };
  return awaited.state === 'marked_paid' ? { state: 'said', days: 0 } : null;
}
