import { readFragment, type FragmentType } from '../../generated';
import {
  BookingInvoicesFragmentDoc,
  InvoiceFactsFragmentDoc,
  type BookingInvoicesFragment,
  type InvoiceFactsFragment,
} from '../../generated/graphql';

type PaymentStep = { state: 'said' | 'overdue' | 'held'; days: number };

/** Whether this is the payment that a waiver may still spare the clinic. */
export const isHeld = (
  { cancellation }: Pick<BookingInvoicesFragment, 'cancellation'>,
  { state }: Pick<InvoiceFactsFragment, 'state'>,
): boolean => Boolean(cancellation?.isPaymentHeld) && state === 'open';

/** Of the invoice that the professional waits for: the clinic said it was paid, or it is late. Of the clinic's: it is held. */
export function paymentStepOf(
  reference: FragmentType<typeof BookingInvoicesFragmentDoc>,
): PaymentStep | null {
  const booking = readFragment(BookingInvoicesFragmentDoc, reference);
  const invoices = booking.invoices.map((each) => readFragment(InvoiceFactsFragmentDoc, each));
  const owed = invoices.find(({ actions }) => actions.includes('mark_paid'));
  if (owed && isHeld(booking, owed)) return { state: 'held', days: 0 };
  const awaited = invoices.find(({ actions }) => actions.includes('mark_received'));
  if (!awaited) return null;
  if (awaited.state === 'overdue') return { state: 'overdue', days: awaited.daysOverdue ?? 0 };
  return awaited.state === 'marked_paid' ? { state: 'said', days: 0 } : null;
}
