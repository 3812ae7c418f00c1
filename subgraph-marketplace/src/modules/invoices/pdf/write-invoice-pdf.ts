import {
  amountDueOf,
  centsOf,
  dateText,
  moneyText,
  negated,
  optionLabel,
  refundOf,
  sumOf,
  type InvoiceParties,
  type Locale,
} from '@tbt/contracts';
import type { RequestInfo } from '@tbt/service-kit';
import { createPdfPage, documentLocale, fillTexts, percentText } from '@tbt/service-kit/pdf';
import { canSeeBilling } from '../invoices.policy';
import type { Invoice, InvoiceLine } from '../invoices.types';
import { INVOICE_TEXTS, type InvoiceTexts } from './invoice-texts';

const COLUMNS = [110, 80, 90];

type Printed = { invoice: Invoice; lines: readonly InvoiceLine[]; shiftDate: string | null };

const hoursText = (texts: InvoiceTexts, minutes: number, breakMinutes: number | null): string => {
  const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  const worked = fillTexts(texts.workedHours, parts);
  return breakMinutes
    ? `${worked} (${fillTexts(texts.breakMinutes, { minutes: breakMinutes })})`
    : worked;
};

const placeLines = (
  locale: Locale,
  { name, city, province, ...office }: InvoiceParties['clinic'] | InvoiceParties['professional'],
): string[] => {
  const region = province === null ? null : optionLabel(locale, 'province', province);
  const street = 'streetAddress' in office ? office.streetAddress : null;
  const code = 'postalCode' in office ? office.postalCode : null;
  const place = [city, region].filter(Boolean).join(', ');
  return [name, street ?? '', place, code ?? ''].filter((line) => line !== '');
};

/** Equal bytes for equal input: nothing of today is printed. */
export async function invoicePdf(
  { invoice, lines, shiftDate }: Printed,
  locale: Locale,
  isWithBilling = true,
): Promise<Buffer> {
  const texts = INVOICE_TEXTS[locale];
  const { professional, clinic } = invoice.parties;
  const money = (amount: string) => moneyText(locale, amount);
  const title = fillTexts(texts.titles[invoice.kind], { number: invoice.number });
  const page = createPdfPage({ title, author: professional.name, at: invoice.issuedAt, locale });
  page.text('H1', title, { size: 20, isBold: true });
  if (invoice.correctsNumber !== null) {
    page.text('P', fillTexts(texts.corrects, { number: invoice.correctsNumber }), { isBold: true });
  }
  page.gap();
  const numbers = isWithBilling
    ? [
        ...(professional.gstNumber
          ? [fillTexts(texts.gstNumber, { number: professional.gstNumber })]
          : []),
        ...(professional.qstNumber && invoice.province === 'Quebec'
          ? [fillTexts(texts.qstNumber, { number: professional.qstNumber })]
          : []),
      ]
    : [];
  page.columns([
    [texts.from, [...placeLines(locale, professional), ...numbers]],
    [texts.to, placeLines(locale, clinic)],
  ]);
  page.gap();
  const isCredit = invoice.kind === 'credit_note';
  const refund = refundOf(invoice);
  page.columns([
    [texts.issuedOn, [dateText(locale, invoice.issuedOn)]],
    ...(isCredit || refund
      ? []
      : [
          [texts.dueOn, [dateText(locale, invoice.dueOn)]] as const,
          [texts.terms, [texts.paymentTerms[invoice.paymentTerms]]] as const,
        ]),
    ...(shiftDate === null ? [] : [[texts.shift, [dateText(locale, shiftDate)]] as const]),
  ]);
  page.gap(16);
  page.rule();
  const { item, quantity, rate, amount } = texts.table;
  const isTax = ({ taxRate }: InvoiceLine) => taxRate !== null;
  const row = (line: InvoiceLine): string[] => [
    line.taxRate === null
      ? texts.lines[line.kind]
      : `${texts.lines[line.kind]} ${percentText(locale, line.taxRate)}`,
    line.minutes === null ? '' : hoursText(texts, line.minutes, line.breakMinutes),
    line.hourlyRate === null ? '' : money(line.hourlyRate),
    money(line.amount),
  ];
  const taxes = lines.filter(isTax);
  const rows = [
    [item, quantity, rate, amount],
    ...lines.filter((line) => !isTax(line)).map(row),
    ...(taxes.length > 0
      ? [[texts.subtotal, '', '', money(sumOf([invoice.subtotal]))], ...taxes.map(row)]
      : []),
    [texts.total, '', '', money(invoice.total)],
    ...(centsOf(invoice.paidBefore) > 0
      ? [
          [texts.paidBefore, '', '', money(negated(invoice.paidBefore))],
          refund === null
            ? [texts.amountDue, '', '', money(amountDueOf(invoice))]
            : [texts.toReturn, '', '', money(refund)],
        ]
      : []),
  ];
  page.table(rows, COLUMNS, [0, rows.length - 1]);
  page.rule();
  if (taxes.length === 0 && !professional.gstNumber) page.text('P', texts.notRegistered);
  if (isWithBilling && professional.paymentInstructions && !isCredit && !refund) {
    page.gap();
    page.text('H2', texts.howToPay, { isBold: true });
    page.text('P', professional.paymentInstructions);
  }
  page.gap(16);
  page.text('P', texts.platform, { size: 8 });
  return page.end();
}

/** In base 64. @throws DomainError VALIDATION_FAILED for another language than en and fr. */
export async function writeInvoicePdf(
  { viewer }: RequestInfo,
  invoice: Invoice,
  { language, lines, shiftDate }: Omit<Printed, 'invoice'> & { language: string },
): Promise<string> {
  const locale = documentLocale(language);
  const isWithBilling = canSeeBilling(viewer, invoice);
  return (await invoicePdf({ invoice, lines, shiftDate }, locale, isWithBilling)).toString(
    'base64',
  );
}
