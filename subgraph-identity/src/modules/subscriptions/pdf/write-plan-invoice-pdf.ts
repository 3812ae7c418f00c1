import {
  amountOf,
  dateText,
  greetingName,
  isProvince,
  moneyText,
  optionLabel,
  type Locale,
  type PlanTaxKind,
} from '@tbt/contracts';
import { createPdfPage, documentLocale, fillTexts, percentText } from '@tbt/service-kit/pdf';
import type { User } from '../../users';
import { refundedCentsOf, type ProviderInvoice } from '../payment-port';
import { PLAN_INVOICE_TEXTS } from './plan-invoice-texts';

export type BilledClinic = Pick<
  User,
  'role' | 'firstName' | 'lastName' | 'streetAddress' | 'city' | 'province' | 'postalCode'
>;

const AMOUNT_WIDTH = 110;

const officeLines = (locale: Locale, clinic: BilledClinic): string[] => {
  const { city, province, streetAddress, postalCode } = clinic;
  const region =
    province && isProvince(province) ? optionLabel(locale, 'province', province) : province;
  const place = [city, region].filter(Boolean).join(', ');
  return [greetingName(clinic), streetAddress ?? '', place, postalCode ?? ''].filter(
    (line) => line !== '',
  );
};

/** A bill of the platform; equal bytes for equal input. A refund is a credit under the total. */
export async function planInvoicePdf(
  invoice: ProviderInvoice,
  clinic: BilledClinic,
  locale: Locale,
): Promise<Buffer> {
  const texts = PLAN_INVOICE_TEXTS[locale];
  const money = (cents: number) => moneyText(locale, amountOf(cents));
  const title = fillTexts(texts.title, { number: invoice.number });
  const [author = ''] = texts.seller;
  const page = createPdfPage({ title, author, at: new Date(invoice.issuedAt), locale });
  page.text('H1', title, { size: 20, isBold: true });
  page.gap();
  page.columns([
    [texts.from, texts.seller],
    [texts.to, officeLines(locale, clinic)],
  ]);
  page.gap();
  page.columns([
    [texts.issuedOn, [dateText(locale, invoice.issuedAt.slice(0, 10))]],
    [texts.status, [texts.statuses[invoice.status]]],
  ]);
  page.gap(16);
  page.rule();
  const refundedCents = refundedCentsOf(invoice);
  const taxName = (kind: string) => texts.taxes[kind as PlanTaxKind];
  const rows = [
    [texts.table.item, texts.table.amount],
    [
      fillTexts(texts.plan, { plan: optionLabel(locale, 'subscriptionTier', invoice.tier) }),
      money(invoice.subtotalCents),
    ],
    [texts.subtotal, money(invoice.subtotalCents)],
    ...invoice.taxes.map(({ kind, rate, amount }) => [
      `${taxName(kind)} ${percentText(locale, rate)}`,
      moneyText(locale, amount),
    ]),
    [texts.total, money(invoice.totalCents)],
    ...(refundedCents > 0
      ? [
          [texts.refunded, money(-refundedCents)],
          [texts.afterRefund, money(invoice.totalCents - refundedCents)],
        ]
      : []),
  ];
  page.table(rows, [AMOUNT_WIDTH], [0, rows.length - 1]);
  page.rule();
  page.gap(16);
  page.text('P', texts.note, { size: 8 });
  return page.end();
}

/** In base 64; null for an id that the clinic has no invoice of. @throws DomainError VALIDATION_FAILED for another language. */
export async function writePlanInvoice(
  clinic: BilledClinic,
  invoices: readonly ProviderInvoice[],
  asked: { id: string; language: string },
): Promise<{ number: string; pdf: string } | null> {
  const locale = documentLocale(asked.language);
  const invoice = invoices.find(({ id }) => id === asked.id);
  if (!invoice) return null;
  const pdf = await planInvoicePdf(invoice, clinic, locale);
  return { number: invoice.number, pdf: pdf.toString('base64') };
}
