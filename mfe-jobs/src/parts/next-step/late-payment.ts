import type { InvoiceState } from '@tbt/contracts';

interface LateInvoice {
  state: InvoiceState;
  daysOverdue?: number | null;
}

/** How many days a payment of the booking is overdue; null when none is. */
export const daysLate = (invoices: readonly LateInvoice[]): number | null =>
  invoices.find(({ state }) => state === 'overdue')?.daysOverdue ?? null;

/** The steps whose sentence says that the payment is late. */
export const isPaymentStep = (step: string | null | undefined): boolean =>
  step === 'mark_paid' || step === 'mark_received';
