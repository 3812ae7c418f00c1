import type { SubscriptionTier } from './option-sets';

export type StatementEvents = {
  /** What a clinic did in a month, once for each month; amounts are Canadian dollars with two decimals. */
  'statement.written': {
    clinicId: number;
    /** YYYY-MM, on the clock of the clinic. */
    month: string;
    /** Shifts of the month, without those that were closed before anyone was booked. */
    shifts: number;
    filled: number;
    invoices: number;
    /** With taxes, less credit notes. */
    spent: string;
    /** Now: hours that wait for the clinic, and what it has still to pay. */
    waitingHours: number;
    unpaidInvoices: number;
    unpaidTotal: string;
    overdueInvoices: number;
    plan: SubscriptionTier | null;
    at: string;
  };
};
