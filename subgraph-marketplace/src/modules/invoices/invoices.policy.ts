import type { InvoiceState } from '@tbt/contracts';
import { canSeeParties, sideOf } from '../bookings';
import type { Viewer } from '@tbt/service-kit';
import type { Invoice } from './invoices.types';

/** Both sides and administrators. */
export const canSeeInvoice = (viewer: Viewer | null, invoice: Invoice): boolean =>
  canSeeParties(viewer, invoice);

/** How to pay and tax numbers are for the two sides only. */
export const canSeeBilling = (viewer: Viewer | null, invoice: Invoice): boolean =>
  sideOf(viewer, invoice) !== null;

/** The one of a booking that asks for money. */
export const standingOf = (invoices: readonly Invoice[]): Invoice | null =>
  invoices.find(({ kind, creditNoteId }) => kind !== 'credit_note' && creditNoteId === null) ??
  null;

export const isOverdue = (invoice: Invoice, now: Date): boolean =>
  invoice.kind !== 'credit_note' && invoice.settledAt === null && invoice.dueAt <= now;

export function stateOf(invoice: Invoice, now: Date): InvoiceState {
  if (invoice.kind === 'credit_note') return 'credit_note';
  if (invoice.creditNoteId !== null) return 'credited';
  if (invoice.settledAt !== null) {
    return invoice.receivedAt !== null && invoice.markedPaidAt === null ? 'received' : 'paid';
  }
  if (invoice.markedPaidAt !== null) return 'marked_paid';
  return isOverdue(invoice, now) ? 'overdue' : 'open';
}

/** What the viewer's side may say about the money. */
export function actionsOf(viewer: Viewer | null, invoice: Invoice): string[] {
  const side = sideOf(viewer, invoice);
  if (side === null || invoice.kind === 'credit_note' || invoice.creditNoteId !== null) return [];
  const isClosed = invoice.settledAt !== null || invoice.receivedAt !== null;
  if (side === 'clinic') {
    const isSaid = invoice.markedPaidAt !== null || (isClosed && invoice.receivedAt === null);
    return isSaid ? [] : ['mark_paid'];
  }
  return isClosed ? [] : ['mark_received'];
}
