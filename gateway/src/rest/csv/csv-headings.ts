import type { Locale } from '@tbt/contracts';
import type { CsvColumn } from './write-csv';

const HEADINGS = {
  number: { 'en-CA': 'Invoice number', 'fr-CA': 'Numéro de facture' },
  state: { 'en-CA': 'Status', 'fr-CA': 'État' },
  issuedOn: { 'en-CA': 'Issued', 'fr-CA': 'Émise le' },
  dueOn: { 'en-CA': 'Due', 'fr-CA': 'Échéance' },
  paidOn: { 'en-CA': 'Paid', 'fr-CA': 'Payée le' },
  date: { 'en-CA': 'Day of the shift', 'fr-CA': 'Jour du quart' },
  clinic: { 'en-CA': 'Clinic', 'fr-CA': 'Cabinet' },
  professional: { 'en-CA': 'Professional', 'fr-CA': 'Professionnel' },
  province: { 'en-CA': 'Province', 'fr-CA': 'Province' },
  title: { 'en-CA': 'Shift', 'fr-CA': 'Quart de travail' },
  role: { 'en-CA': 'Role', 'fr-CA': 'Rôle' },
  hours: { 'en-CA': 'Hours', 'fr-CA': 'Heures' },
  subtotal: { 'en-CA': 'Before taxes', 'fr-CA': 'Avant taxes' },
  gst: { 'en-CA': 'GST', 'fr-CA': 'TPS' },
  hst: { 'en-CA': 'HST', 'fr-CA': 'TVH' },
  qst: { 'en-CA': 'QST', 'fr-CA': 'TVQ' },
  total: { 'en-CA': 'Total', 'fr-CA': 'Total' },
  count: { 'en-CA': 'Invoices', 'fr-CA': 'Factures' },
  unpaid: { 'en-CA': 'To be paid', 'fr-CA': 'À payer' },
  startTime: { 'en-CA': 'Start', 'fr-CA': 'Début' },
  endTime: { 'en-CA': 'End', 'fr-CA': 'Fin' },
} as const satisfies Record<string, Record<Locale, string>>;

export type CsvHeading = keyof typeof HEADINGS;

export const csvColumns = (keys: readonly CsvHeading[], locale: Locale): CsvColumn[] =>
  keys.map((key) => ({ key, header: HEADINGS[key][locale] }));

export const SUM_TEXT = { 'en-CA': 'Total', 'fr-CA': 'Total' } as const satisfies Record<
  Locale,
  string
>;

/** States as the pages say them. */
export const STATE_TEXTS = {
  unpaid: { 'en-CA': 'To be paid', 'fr-CA': 'À payer' },
  overdue: { 'en-CA': 'Overdue', 'fr-CA': 'En retard' },
  on_hold: { 'en-CA': 'On hold', 'fr-CA': 'Suspendue' },
  marked_paid: { 'en-CA': 'Marked as paid', 'fr-CA': 'Indiquée comme payée' },
  received: { 'en-CA': 'Received', 'fr-CA': 'Paiement reçu' },
  paid: { 'en-CA': 'Paid', 'fr-CA': 'Payée' },
  credited: { 'en-CA': 'Credited', 'fr-CA': 'Annulée par une note de crédit' },
  refund_due: { 'en-CA': 'Refund due', 'fr-CA': 'À rembourser' },
  refund_returned: { 'en-CA': 'Marked as returned', 'fr-CA': 'Remboursement indiqué' },
  refunded: { 'en-CA': 'Returned', 'fr-CA': 'Remboursée' },
  credit_note: { 'en-CA': 'Credit note', 'fr-CA': 'Note de crédit' },
} as const satisfies Record<string, Record<Locale, string>>;
