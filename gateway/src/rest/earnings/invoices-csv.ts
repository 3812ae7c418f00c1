import { optionLabel, type Locale } from '@tbt/contracts';
import type { RestInvoiceYearFragment } from '../../generated/graphql';
import { csvColumns, STATE_TEXTS, type CsvHeading } from '../csv/csv-headings';
import { csvAmount, writeCsv } from '../csv/write-csv';

const MINUTES_PER_HOUR = 60;

const AMOUNTS = ['subtotal', 'gst', 'hst', 'qst', 'total'] as const;
const COLUMNS = (partner: 'clinic' | 'professional'): CsvHeading[] => [
  ...(['number', 'state', 'issuedOn', 'dueOn', 'paidOn', 'date'] as const),
  ...([partner, 'province', 'title', 'role', 'hours'] as const),
  ...AMOUNTS,
];

/** Every invoice of a year, oldest first. */
export const invoicesCsv = (
  { allInvoices }: RestInvoiceYearFragment,
  partner: 'clinic' | 'professional',
  locale: Locale,
): string =>
  writeCsv(
    csvColumns(COLUMNS(partner), locale),
    allInvoices.map((invoice) => ({
      number: invoice.number,
      state: STATE_TEXTS[invoice.state][locale],
      issuedOn: invoice.issuedOn,
      dueOn: invoice.dueOn,
      paidOn: invoice.paidOn ?? '',
      date: invoice.date,
      [partner]: invoice.partnerName,
      province: optionLabel(locale, 'province', invoice.province),
      title: invoice.jobTitle,
      role: optionLabel(locale, 'role', invoice.role),
      hours: csvAmount((invoice.minutes / MINUTES_PER_HOUR).toFixed(2)),
      ...Object.fromEntries(AMOUNTS.map((field) => [field, csvAmount(invoice[field])])),
    })),
  );
