import type { InvoiceState } from '@tbt/contracts';

const UNSETTLED: readonly InvoiceState[] = ['open', 'overdue', 'marked_paid'];
const SETTLED: readonly InvoiceState[] = ['paid', 'received'];

interface Invoice {
  state: InvoiceState;
}

/** Whether a payment is still to be made or confirmed: a case about the booking holds it. */
export const isUnsettled = ({ state }: Invoice): boolean => UNSETTLED.includes(state);

export const isSettled = ({ state }: Invoice): boolean => SETTLED.includes(state);
