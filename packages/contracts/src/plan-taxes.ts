import { amountOf, centsOf, divideRounded, federalTaxOf, QST } from './invoice-taxes';
import { isProvince, type Province } from './places';
import { PLANS, type PlanKey } from './plans';

export const PLAN_TAX_KINDS = ['gst', 'hst', 'pst', 'qst'] as const;
export type PlanTaxKind = (typeof PLAN_TAX_KINDS)[number];

/** Canadian dollars as text with two decimals; the rate is per cent. */
export type PlanTax = { kind: PlanTaxKind; rate: string; amount: string };

const pst = (rate: string) => ({ kind: 'pst' as const, rate });

const PROVINCIAL: Partial<Record<Province, { kind: PlanTaxKind; rate: string }>> = {
  'British Columbia': pst('7.000'),
  Saskatchewan: pst('6.000'),
  Manitoba: pst('7.000'),
  Quebec: { kind: 'qst', rate: QST.taxRate },
};

const THOUSANDTHS_OF_A_PERCENT = 100_000;

/** Taxes on an amount billed to a clinic of the province, each rounded to a cent. */
export function planTaxesOf(cents: number, province: Province): PlanTax[] {
  const federal = federalTaxOf(province);
  const rates = [
    { kind: federal.kind as PlanTaxKind, rate: federal.taxRate },
    ...[PROVINCIAL[province] ?? []].flat(),
  ];
  return rates.map(({ kind, rate }) => ({
    kind,
    rate,
    amount: amountOf(
      divideRounded(cents * Math.round(Number(rate) * 1000), THOUSANDTHS_OF_A_PERCENT),
    ),
  }));
}

export type PlanPrice = { price: string; taxes: PlanTax[]; total: string | null };

/** A month of a plan. @param province another name gives no taxes and no total. */
export function planPriceOf(plan: PlanKey, province: string | null | undefined): PlanPrice {
  const cents = PLANS[plan].monthlyCents;
  const price = amountOf(cents);
  if (!province || !isProvince(province)) return { price, taxes: [], total: null };
  const taxes = planTaxesOf(cents, province);
  const taxCents = taxes.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  return { price, taxes, total: amountOf(cents + taxCents) };
}
