import type { InvoiceParties } from '@tbt/contracts';
import type { NewEvent } from '@tbt/service-kit';
import type { BillingDetailsRow, InvoiceLineRow, InvoiceRow } from '../../generated/tables';
import type { Booking } from '../bookings';

/** Read by SQL only. */
export const INTERNAL_FIELDS = { reminders: true, blockLiftedBy: true } as const;

/** Amounts are text with two decimals, negative on a credit note. */
export type Invoice = Omit<InvoiceRow, keyof typeof INTERNAL_FIELDS | 'parties'> & {
  parties: InvoiceParties;
  /** The credit note that took it back. */
  creditNoteId: number | null;
  /** Number of the invoice that a credit note takes back. */
  correctsNumber: number | null;
};

export type InvoiceLine = InvoiceLineRow;

export type NewInvoiceLine = Omit<InvoiceLine, 'invoiceId' | 'position'>;

export type NewInvoice = Pick<
  Invoice,
  | 'kind'
  | 'professionalId'
  | 'clinicId'
  | 'bookingId'
  | 'correctsId'
  | 'parties'
  | 'province'
  | 'issuedOn'
  | 'dueOn'
  | 'dueAt'
  | 'paymentTerms'
  | 'issuedAt'
  | 'settledAt'
  | 'paidBefore'
> & { lines: readonly NewInvoiceLine[] };

/** @property events to append with those of the booking, in one statement. */
export type IssuedInvoice = { invoice: Invoice; events: NewEvent[] };

export type BilledBooking = Pick<
  Booking,
  'id' | 'jobId' | 'clinicId' | 'professionalId' | 'timeZone' | 'date' | 'startTime' | 'endTime'
>;

export type BilledHours = {
  booking: BilledBooking & Pick<Booking, 'hourlyRate'>;
  /** Paid ones. */
  minutes: number;
  breakMinutes: number;
  now: Date;
};

/** @property isUnpaid the former invoice counts as not paid, whatever was marked. */
export type CorrectedHours = BilledHours & { isUnpaid?: boolean };

export type BillingDetails = BillingDetailsRow;

/** Overdue for so long that the clinic cannot post. */
export type PostingBlock = { clinicId: number; since: Date };
