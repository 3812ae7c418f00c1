import {
  refundOf,
  type BookingStatus,
  type InvoiceState,
  type RefundState,
  type ShiftSide,
} from '@tbt/contracts';
import { isOpenToRole } from '../../open-to-role';
import { canSeeParties, canTransition, sideOf, type Booking } from '../bookings';
import type { Viewer } from '@tbt/service-kit';
import { wallTimeAt } from '../places';
import type { Invoice } from './invoices.types';

const DAY_MS = 86_400_000;

/** Both sides and administrators. */
export const canSeeInvoice = (viewer: Viewer | null, invoice: Invoice): boolean =>
  canSeeParties(viewer, invoice);

/** How to pay and tax numbers are for the two sides only. */
export const canSeeBilling = (viewer: Viewer | null, invoice: Invoice): boolean =>
  sideOf(viewer, invoice) !== null;

/** The one of a booking that asks for money, or for its return. */
export const standingOf = (invoices: readonly Invoice[]): Invoice | null =>
  invoices.find(
    (invoice) =>
      (invoice.kind !== 'credit_note' || refundOf(invoice) !== null) &&
      invoice.creditNoteId === null,
  ) ?? null;

export type PaymentMark = 'mark_paid' | 'mark_received';

/** Who may say that the money was sent or came: a refund goes the other way. */
export function sideOfMark(mark: PaymentMark, invoice: Invoice | null): ShiftSide {
  const isRefund = invoice !== null && refundOf(invoice) !== null;
  return (mark === 'mark_paid') === isRefund ? 'temp' : 'clinic';
}

function refundStateOf({ markedPaidAt, receivedAt }: Invoice): RefundState {
  if (receivedAt !== null) return 'refunded';
  return markedPaidAt === null ? 'refund_due' : 'refund_returned';
}

export const isOverdue = (invoice: Invoice, now: Date): boolean =>
  invoice.kind !== 'credit_note' && invoice.settledAt === null && invoice.dueAt <= now;

/** Calendar days since the due date, on the clock of the shift's place: as they are shown. */
export function daysOverdue(
  { dueOn }: Pick<Invoice, 'dueOn'>,
  timeZone: string,
  now: Date,
): number {
  const { date: today } = wallTimeAt(timeZone, now);
  return (Date.parse(today) - Date.parse(dueOn)) / DAY_MS;
}

export function stateOf(invoice: Invoice, now: Date): InvoiceState {
  if (invoice.creditNoteId !== null) return 'credited';
  if (refundOf(invoice) !== null) return refundStateOf(invoice);
  if (invoice.kind === 'credit_note') return 'credit_note';
  if (invoice.settledAt !== null) {
    return invoice.receivedAt !== null && invoice.markedPaidAt === null ? 'received' : 'paid';
  }
  if (invoice.markedPaidAt !== null) return 'marked_paid';
  return isOverdue(invoice, now) ? 'overdue' : 'open';
}

/** The status of a booking from which its money is returned. */
const REFUNDABLE: readonly BookingStatus[] = ['paid', 'cancelled_by_clinic'];

export const isRefundable = ({ status }: Pick<Booking, 'status'>): boolean =>
  REFUNDABLE.includes(status);

/** A worked shift has a status for its payment; a compensation and a refund only their document. */
function isMarkable(
  invoice: Invoice,
  { status }: Pick<Booking, 'status'>,
  { action, by }: { action: PaymentMark; by: ShiftSide },
): boolean {
  if (refundOf(invoice) !== null) return isRefundable({ status });
  return invoice.kind !== 'shift' || canTransition(status, { action, by });
}

/** With the status of its booking and the member's role in the clinic, as the writes ask. */
export function actionsOf(
  viewer: Viewer | null,
  invoice: Invoice,
  booking: Pick<Booking, 'status'>,
): PaymentMark[] {
  const by = sideOf(viewer, invoice);
  if (by === null) return [];
  return marksOf(invoice, by).filter(
    (action) => isOpenToRole(viewer, action) && isMarkable(invoice, booking, { action, by }),
  );
}

function marksOf(invoice: Invoice, side: ShiftSide): PaymentMark[] {
  if (invoice.creditNoteId !== null) return [];
  if (refundOf(invoice) !== null) {
    if (invoice.receivedAt !== null) return [];
    if (side === 'clinic') return ['mark_received'];
    return invoice.markedPaidAt === null ? ['mark_paid'] : [];
  }
  if (invoice.kind === 'credit_note') return [];
  const isClosed = invoice.settledAt !== null || invoice.receivedAt !== null;
  if (side === 'clinic') {
    const isSaid = invoice.markedPaidAt !== null || (isClosed && invoice.receivedAt === null);
    return isSaid ? [] : ['mark_paid'];
  }
  return isClosed ? [] : ['mark_received'];
}
