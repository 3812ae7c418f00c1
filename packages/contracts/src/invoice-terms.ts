import type { PaymentTerms } from './option-sets';

type InvoiceTerms = Readonly<Record<string, unknown>> & {
  dueDays: Record<PaymentTerms, number>;
  fallback: PaymentTerms;
};

export const INVOICE_TERMS = {
  /** Days after the issue, by the terms of the posting. */
  dueDays: { within_24_hours: 1, net_14: 14, net_30: 30 },
  /** Of a posting that names none. */
  fallback: 'net_14',
  /** Days after the due date. */
  reminderDays: [1, 3, 7],
  blockDays: 14,
  /** Days in which the professional can contradict the clinic's word. */
  paidByClockDays: 7,
  /** Settled invoices that count for "pays in N days", and how many it takes. */
  paysInDaysOf: 20,
  paysInDaysFrom: 3,
  paymentInstructionsMax: 300,
} as const satisfies InvoiceTerms;

/** What happened to an invoice; `lift` is an administrator's, for the clinic's posting. */
export const INVOICE_ACTIONS = [
  'issue',
  'mark_paid',
  'mark_received',
  'pay',
  'remind',
  'block',
  'lift',
] as const;
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

export const REFUND_STATES = ['refund_due', 'refund_returned', 'refunded'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const INVOICE_STATES = [
  'open',
  'overdue',
  'marked_paid',
  'received',
  'paid',
  'credited',
  'credit_note',
  ...REFUND_STATES,
] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];
