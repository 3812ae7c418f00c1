import type { InvoiceKind, InvoiceLineKind, InvoiceParties } from './booking-options';
import type { Province } from './places';

export type TaxNumbers = Pick<InvoiceParties['professional'], 'gstNumber' | 'qstNumber'>;

/** Canadian dollars as text with two decimals; the rate is per cent. */
export type TaxLine = {
  kind: Extract<InvoiceLineKind, 'gst' | 'hst' | 'qst'>;
  taxRate: string;
  amount: string;
};

type TaxRate = Omit<TaxLine, 'amount'>;

const GST: TaxRate = { kind: 'gst', taxRate: '5.000' };
export const QST: TaxRate = { kind: 'qst', taxRate: '9.975' };
const hst = (taxRate: string): TaxRate => ({ kind: 'hst', taxRate });

const HST: Partial<Record<Province, TaxRate>> = {
  Ontario: hst('13.000'),
  'Nova Scotia': hst('14.000'),
  'New Brunswick': hst('15.000'),
  'Newfoundland and Labrador': hst('15.000'),
  'Prince Edward Island': hst('15.000'),
};

/** GST, or HST where the province has harmonized its tax. */
export const federalTaxOf = (province: Province): TaxRate => HST[province] ?? GST;

const THOUSANDTHS_OF_A_PERCENT = 100_000;

/** Half a cent is rounded away from zero. */
export const divideRounded = (dividend: number, divisor: number): number =>
  Math.sign(dividend) * Math.floor((2 * Math.abs(dividend) + divisor) / (2 * divisor));

export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

export const amountOf = (cents: number): string => (cents / 100).toFixed(2);

/** What the minutes cost. @param hourlyRate Canadian dollars. */
export const amountOfMinutes = (minutes: number, hourlyRate: string): string =>
  amountOf(divideRounded(minutes * centsOf(hourlyRate), 60));

/** Of the province of the shift, each only with its number. */
export function taxesOf(subtotal: string, province: Province, numbers: TaxNumbers): TaxLine[] {
  const federal = numbers.gstNumber ? [federalTaxOf(province)] : [];
  const provincial = province === 'Quebec' && numbers.qstNumber ? [QST] : [];
  return [...federal, ...provincial].map((rate) => {
    const thousandths = Math.round(Number(rate.taxRate) * 1000);
    const cents = divideRounded(centsOf(subtotal) * thousandths, THOUSANDTHS_OF_A_PERCENT);
    return { ...rate, amount: amountOf(cents) };
  });
}

export const sumOf = (amounts: readonly string[]): string =>
  amountOf(amounts.reduce((sum, amount) => sum + centsOf(amount), 0));

type Asking = { kind: InvoiceKind; total: string; paidBefore: string };

/** What is still asked for; negative when more was paid before. A credit note asks for nothing itself. */
export const amountDueOf = ({ kind, total, paidBefore }: Asking): string =>
  amountOf((kind === 'credit_note' ? 0 : centsOf(total)) - centsOf(paidBefore));

/** What the professional returns to the clinic; null when nothing. */
export const refundOf = (invoice: Asking): string | null => {
  const due = centsOf(amountDueOf(invoice));
  return due < 0 ? amountOf(-due) : null;
};

export const negated = (amount: string): string => sumOf([amountOf(-centsOf(amount))]);
