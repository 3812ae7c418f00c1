import { RELIABILITY_LADDER, type ReliabilityRung } from './shift-terms';

export const SHIFT_SIDES = ['temp', 'clinic'] as const;
export const CANCELLATION_REASONS = [
  'illness',
  'emergency',
  'transport',
  'weather',
  'schedule_change',
  'no_longer_needed',
  'other',
] as const;
export const WAIVER_STATUSES = ['requested', 'granted', 'refused'] as const;
export const BOOKING_CHANGE_STATUSES = [
  'open',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type ReliabilityReason = 'kept_shift' | ReliabilityRung | 'no_show';
export const RELIABILITY_REASONS: readonly ReliabilityReason[] = [
  'kept_shift',
  ...RELIABILITY_LADDER.map(({ rung }) => rung),
  'no_show',
];
export const APPEAL_STATUSES = ['open', 'upheld', 'removed'] as const;

export type ShiftSide = (typeof SHIFT_SIDES)[number];
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];
export type WaiverStatus = (typeof WAIVER_STATUSES)[number];
export type BookingChangeStatus = (typeof BOOKING_CHANGE_STATUSES)[number];
export type AppealStatus = (typeof APPEAL_STATUSES)[number];

/** The latest of a booking is `submitted`, or `approved` by the other side, a clock or a ruling. */
export const TIMESHEET_STATUSES = ['submitted', 'replaced', 'approved'] as const;
export const PAYMENT_METHODS = ['e_transfer', 'cheque', 'direct_deposit', 'cash'] as const;
export const INVOICE_KINDS = ['shift', 'late_cancellation', 'credit_note'] as const;
export const INVOICE_LINE_KINDS = ['hours', 'compensation', 'gst', 'hst', 'qst'] as const;
export const DISPUTE_REASONS = ['hours', 'payment', 'conduct', 'no_show'] as const;
/** `ruled` can be appealed for seven days; `closed` is final. */
export const DISPUTE_STATUSES = ['open', 'answered', 'ruled', 'appealed', 'closed'] as const;
/** Whose view the ruling follows. */
export const DISPUTE_OUTCOMES = ['for_temp', 'for_clinic', 'between'] as const;
export const REPORT_REASONS = ['offensive', 'untrue', 'private_details', 'spam', 'other'] as const;

export type TimesheetStatus = (typeof TIMESHEET_STATUSES)[number];
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
export type InvoiceLineKind = (typeof INVOICE_LINE_KINDS)[number];
export type DisputeReason = (typeof DISPUTE_REASONS)[number];
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];
export type ReportReason = (typeof REPORT_REASONS)[number];

/** As printed; stays when a name, an address or a number changes later. */
export type InvoiceParties = {
  professional: {
    name: string;
    city: string | null;
    province: string | null;
    gstNumber: string | null;
    qstNumber: string | null;
    paymentInstructions: string | null;
  };
  clinic: {
    name: string;
    streetAddress: string | null;
    city: string | null;
    province: string | null;
    postalCode: string | null;
  };
};
