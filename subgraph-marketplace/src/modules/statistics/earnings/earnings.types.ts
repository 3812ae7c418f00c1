import type { InvoiceKind, ProfessionalRole, Province, RefundState, Role } from '@tbt/contracts';

export type PaymentState =
  | 'unpaid'
  | 'overdue'
  | 'marked_paid'
  | 'received'
  | 'paid'
  | 'credited'
  | 'credit_note'
  | RefundState;

/** Decimal text with two places; minutes and amounts of credit notes are negative. */
export type InvoiceTotals = {
  count: number;
  minutes: number;
  subtotal: string;
  gst: string;
  hst: string;
  qst: string;
  total: string;
  unpaid: string;
};

export type MonthOfPartner = InvoiceTotals & {
  month: string;
  partnerId: number;
  partnerName: string;
  partnerRole: Role | null;
};

export type OutstandingInvoices = {
  count: number;
  total: string;
  overdueCount: number;
  overdueTotal: string;
  markedPaidCount: number;
  markedPaidTotal: string;
};

export type InvoiceSummary = Omit<InvoiceTotals, 'count' | 'unpaid'> & {
  id: number;
  number: number;
  kind: InvoiceKind;
  bookingId: number;
  jobTitle: string;
  role: ProfessionalRole;
  province: Province;
  date: string;
  issuedOn: string;
  dueOn: string;
  paidOn: string | null;
  state: PaymentState;
  urgency: number;
  partnerId: number;
  partnerName: string;
};

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
