import { claimed } from '@tbt/service-kit';
import type { InvoiceKind, ProfessionalRole, Province, RefundState, Role } from '@tbt/contracts';
import { z } from 'zod';

export type PaymentState =
  | 'unpaid'
  | 'overdue'
  | 'on_hold'
  | 'marked_paid'
  | 'received'
  | 'paid'
  | 'credited'
  | 'credit_note'
  | RefundState;

/** Decimal text with two places; minutes and amounts of credit notes are negative. */
export const InvoiceTotals = z.object({
  count: z.number(),
  minutes: z.number(),
  subtotal: z.string(),
  gst: z.string(),
  hst: z.string(),
  qst: z.string(),
  total: z.string(),
  unpaid: z.string(),
});
export type InvoiceTotals = z.infer<typeof InvoiceTotals>;

export const MonthOfPartner = InvoiceTotals.extend({
  month: z.string(),
  partnerId: z.number(),
  partnerName: z.string(),
  partnerRole: claimed<Role>().nullable(),
});
export type MonthOfPartner = z.infer<typeof MonthOfPartner>;

export const OutstandingInvoices = z.object({
  count: z.number(),
  total: z.string(),
  overdueCount: z.number(),
  overdueTotal: z.string(),
  onHoldCount: z.number(),
  onHoldTotal: z.string(),
  markedPaidCount: z.number(),
  markedPaidTotal: z.string(),
});
export type OutstandingInvoices = z.infer<typeof OutstandingInvoices>;

export const InvoiceSummary = InvoiceTotals.omit({ count: true, unpaid: true }).extend({
  id: z.number(),
  number: z.number(),
  kind: claimed<InvoiceKind>(),
  bookingId: z.number(),
  jobTitle: z.string(),
  role: claimed<ProfessionalRole>(),
  province: claimed<Province>(),
  date: z.string(),
  issuedOn: z.string(),
  dueOn: z.string(),
  paidOn: z.string().nullable(),
  state: claimed<PaymentState>(),
  urgency: z.number(),
  place: z.number(),
  partnerId: z.number(),
  partnerName: z.string(),
});
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;

export type InvoicePartner = {
  userId: number;
  name: string;
  role: ProfessionalRole | null;
  totals: InvoiceTotals;
};

export type InvoiceYear = {
  year: number;
  firstYear: number;
  totals: InvoiceTotals;
  outstanding: OutstandingInvoices;
  months: { month: string; totals: InvoiceTotals }[];
  partners: InvoicePartner[];
  roles: { role: ProfessionalRole; totals: InvoiceTotals }[];
};
