import type { InvoiceKind, ShiftSide } from './booking-options';
import type { ShiftEventPayload } from './booking-events';
import type { InvoiceAction } from './invoice-terms';

export type InvoiceEvents = {
  /** Issued, marked, paid or overdue. */
  'invoice.changed': ShiftEventPayload & {
    invoiceId: number;
    number: number;
    kind: InvoiceKind;
    /** The invoice that a credit note takes back. */
    correctsNumber: number | null;
    action: Exclude<InvoiceAction, 'block' | 'lift'>;
    by: ShiftSide | 'admin' | 'clock';
    bookingId: number;
    jobId: number;
    clinicId: number;
    professionalId: number;
    /** Of the shift, on its clock. */
    date: string;
    startTime: string;
    endTime: string;
    /** Canadian dollars, two decimals; without what was paid for the invoice it replaces. */
    total: string;
    /** The professional returns the total to the clinic. Absent in events of earlier releases. */
    isRefund?: boolean;
    dueOn: string;
    /** Overdue, of a reminder. */
    days: number | null;
    at: string;
  };
  /** A clinic's overdue invoices keep it from posting, or an administrator lifted that. */
  'posting-block.changed': {
    clinicId: number;
    isBlocked: boolean;
    /** The oldest invoice, and its booking; null when lifted. */
    bookingId: number | null;
    invoiceCount: number;
    at: string;
  };
};
