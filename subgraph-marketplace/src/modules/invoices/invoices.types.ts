import type { InvoiceParties } from '@tbt/contracts';
import { type NewEvent, claimed } from '@tbt/service-kit';
import { z } from 'zod';
import { type BillingDetailsRow, InvoiceLineRow, InvoiceRow } from '../../generated/tables';
import { Booking } from '../bookings';

/** Read by SQL only. */
export const INTERNAL_FIELDS = { reminders: true, blockLiftedBy: true } as const;

/** Amounts are text with two decimals, negative on a credit note. */
export const Invoice = InvoiceRow.omit({ ...INTERNAL_FIELDS, parties: true }).extend({
  parties: claimed<InvoiceParties>(),
  creditNoteId: z.number().nullable(),
  /** Number of the invoice that a credit note takes back. */
  correctsNumber: z.number().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

export const InvoiceLine = InvoiceLineRow;
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

export const BilledBooking = Booking.pick({
  id: true,
  jobId: true,
  clinicId: true,
  professionalId: true,
  timeZone: true,
  date: true,
  startTime: true,
  endTime: true,
});
export type BilledBooking = z.infer<typeof BilledBooking>;

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
export const PostingBlock = z.object({
  clinicId: z.number(),
  since: z.date(),
  timeZone: z.string().nullable(),
});
export type PostingBlock = z.infer<typeof PostingBlock>;
