import { optionLabel, type Locale } from '@tbt/contracts';
import type { RestInvoiceYearFragment, RestTotalsFragment } from '../../generated/graphql';
import { csvColumns, STATE_TEXTS, SUM_TEXT, type CsvHeading } from '../csv/csv-headings';
import { csvAmount, writeCsv, type CsvTable } from '../csv/write-csv';

const MINUTES_PER_HOUR = 60;

const AMOUNTS = ['subtotal', 'gst', 'hst', 'qst', 'total'] as const;
const SUMS = [...AMOUNTS, 'unpaid'] as const;

type Partner = 'clinic' | 'professional';
type Amounts<Key extends string> = Readonly<Record<Key, string>>;

const INVOICE_COLUMNS = (partner: Partner): CsvHeading[] => [
  ...(['number', 'state', 'issuedOn', 'dueOn', 'paidOn', 'date'] as const),
  ...([partner, 'province', 'title', 'role', 'hours'] as const),
  ...AMOUNTS,
];

const hoursOf = (minutes: number): string => csvAmount((minutes / MINUTES_PER_HOUR).toFixed(2));

const amountsOf = <Key extends string>(keys: readonly Key[], amounts: Amounts<Key>) =>
  Object.fromEntries(keys.map((key) => [key, csvAmount(amounts[key])]));

const invoices = (
  { allInvoices }: RestInvoiceYearFragment,
  partner: Partner,
  locale: Locale,
): CsvTable => ({
  columns: csvColumns(INVOICE_COLUMNS(partner), locale),
  rows: allInvoices.map((invoice) => ({
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
    hours: hoursOf(invoice.minutes),
    ...amountsOf(AMOUNTS, invoice),
  })),
});

const sumOf = (partner: Partner, name: string, totals: RestTotalsFragment) => ({
  [partner]: name,
  count: totals.count,
  hours: hoursOf(totals.minutes),
  ...amountsOf(SUMS, totals),
});

const sums = (
  { partners, totals }: RestInvoiceYearFragment,
  partner: Partner,
  locale: Locale,
): CsvTable => ({
  columns: csvColumns([partner, 'count', 'hours', ...SUMS], locale),
  rows: [
    ...partners.map((each) => sumOf(partner, each.name, each.totals)),
    sumOf(partner, SUM_TEXT[locale], totals),
  ],
});

/** Every invoice of a year, oldest first; below them the sums by clinic or professional. */
export const invoicesCsv = (
  year: RestInvoiceYearFragment,
  partner: Partner,
  locale: Locale,
): string =>
  year.allInvoices.length === 0
    ? writeCsv(invoices(year, partner, locale))
    : writeCsv(invoices(year, partner, locale), sums(year, partner, locale));
