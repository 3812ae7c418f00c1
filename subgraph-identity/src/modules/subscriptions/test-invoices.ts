import { randomBytes } from 'node:crypto';
import { centsOf, isProvince, planTaxesOf } from '@tbt/contracts';
import { refundedCentsOf, type ProviderInvoice } from './payment-port';
import type { TestSubscription } from './test-payments.repository';

export const newId = (prefix: string): string =>
  `${prefix}_test_${randomBytes(12).toString('hex')}`;

type Billed = Pick<ProviderInvoice, 'tier' | 'subtotalCents' | 'status'> & { issuedAt: Date };

export function testInvoice(
  { id, invoices, province }: TestSubscription,
  { issuedAt, ...billed }: Billed,
): ProviderInvoice {
  const taxes = isProvince(province) ? planTaxesOf(billed.subtotalCents, province) : [];
  const taxCents = taxes.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  return {
    id: newId('in'),
    number: `${id.slice(-6).toUpperCase()}-${String(invoices.length + 1).padStart(4, '0')}`,
    issuedAt: issuedAt.toISOString(),
    ...billed,
    taxes,
    totalCents: billed.subtotalCents + taxCents,
  };
}

export const marked = (
  one: TestSubscription,
  invoiceId: string | undefined,
  status: ProviderInvoice['status'],
): TestSubscription => ({
  ...one,
  invoices: one.invoices.map((invoice) =>
    invoice.id === invoiceId ? { ...invoice, status } : invoice,
  ),
});

/** The same key again changes nothing. */
export const refunded = (
  one: TestSubscription,
  invoiceId: string,
  amountCents: number,
  key: string,
): TestSubscription => ({
  ...one,
  invoices: one.invoices.map((invoice) => {
    const keys = invoice.refundKeys ?? [];
    if (invoice.id !== invoiceId || keys.includes(key)) return invoice;
    const refundedCents = refundedCentsOf(invoice) + amountCents;
    const status = refundedCents >= invoice.totalCents ? 'refunded' : invoice.status;
    return { ...invoice, status, refundedCents, refundKeys: [...keys, key] };
  }),
});
