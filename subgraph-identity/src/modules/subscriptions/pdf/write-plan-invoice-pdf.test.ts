import { inflateSync } from 'node:zlib';
import type { ProviderInvoice } from '../payment-port';
import { planInvoicePdf } from './write-plan-invoice-pdf';

const invoice: ProviderInvoice = {
  ...{ id: 'in_1', number: 'A1B2C3-0001', issuedAt: '2027-03-05T22:00:00.000Z', tier: 'pro' },
  ...{ status: 'paid', subtotalCents: 5900, totalCents: 6784, refundedCents: 0 },
  taxes: [
    { kind: 'gst', rate: '5.000', amount: '2.95' },
    { kind: 'qst', rate: '9.975', amount: '5.89' },
  ],
};
const clinic = {
  ...{ role: 'clinic' as const, firstName: 'Sourire', lastName: 'Dentaire' },
  ...{ streetAddress: '1 rue Sainte-Catherine', city: 'Montréal', province: 'Quebec' },
  postalCode: 'H2X 1Z4',
};

/** Streams inflated, one character a byte. */
const plain = (pdf: Buffer): string =>
  pdf.toString('latin1').replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (whole, body: string) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return whole;
    }
  });

describe.each(['en-CA', 'fr-CA'] as const)('a plan’s invoice in %s', (locale) => {
  it('is tagged, in its language, on one page, and the same each time', async () => {
    const first = await planInvoicePdf(invoice, clinic, locale);
    const text = plain(first);
    expect(text).toContain(`/Lang (${locale})`);
    expect(text).toContain('/Marked true');
    expect(text).toMatch(/\/S \/H1/);
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(first.equals(await planInvoicePdf(invoice, clinic, locale))).toBe(true);
  });

  it.each([
    ['another number', { number: 'A1B2C3-0002' }],
    ['other taxes', { taxes: invoice.taxes.slice(0, 1) }],
    ['a refund', { refundedCents: 6784 }],
    ['a part of it returned', { refundedCents: 100 }],
    ['another state', { status: 'open' as const }],
  ])('shows %s', async (_what, change) => {
    const changed = await planInvoicePdf({ ...invoice, ...change }, clinic, locale);
    expect(changed.equals(await planInvoicePdf(invoice, clinic, locale))).toBe(false);
  });

  it('has two more lines for a credit', async () => {
    const cells = async (refundedCents: number) =>
      plain(await planInvoicePdf({ ...invoice, refundedCents }, clinic, locale)).match(/\/S \/TD/g)
        ?.length ?? 0;
    expect((await cells(6784)) - (await cells(0))).toBe(4);
  });
});
