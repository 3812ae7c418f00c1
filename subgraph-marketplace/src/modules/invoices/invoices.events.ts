import { amountDueOf, centsOf, refundOf, type DomainEvents } from '@tbt/contracts';
import type { NewEvent } from '@tbt/service-kit';
import type { BilledBooking, Invoice } from './invoices.types';

type Step = Pick<DomainEvents['invoice.changed'], 'action' | 'by'> & { days?: number };

/** What is asked for, or returned; the whole amount when nothing is. */
function askedOf(invoice: Invoice): string {
  const refund = refundOf(invoice);
  if (refund !== null) return refund;
  const due = amountDueOf(invoice);
  return centsOf(due) > 0 ? due : invoice.total;
}

export const invoiceChanged = (
  invoice: Invoice,
  booking: BilledBooking,
  at: Date,
  { action, by, days }: Step,
): NewEvent => ({
  name: 'invoice.changed',
  payload: {
    ...{ invoiceId: invoice.id, number: invoice.number, kind: invoice.kind, action, by },
    ...{ correctsNumber: invoice.correctsNumber, total: askedOf(invoice), dueOn: invoice.dueOn },
    isRefund: refundOf(invoice) !== null,
    ...{ bookingId: booking.id, jobId: booking.jobId },
    ...{ clinicId: invoice.clinicId, professionalId: invoice.professionalId },
    ...{ date: booking.date, startTime: booking.startTime, endTime: booking.endTime },
    days: days ?? null,
    at: at.toISOString(),
  },
});
