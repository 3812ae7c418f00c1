import { inflateSync } from 'node:zlib';
import type { Invoice, InvoiceLine } from '../invoices.types';
import { invoicePdf } from './write-invoice-pdf';

const invoice: Invoice = {
  ...{ id: 9, number: 7, kind: 'shift', professionalId: 3, clinicId: 2, bookingId: 1 },
  ...{ correctsId: null, correctsNumber: null, creditNoteId: null, province: 'Quebec' },
  ...{ issuedOn: '2027-03-05', dueOn: '2027-03-19', paymentTerms: 'net_14' },
  ...{ dueAt: new Date('2027-03-20T05:00:00Z'), issuedAt: new Date('2027-03-05T22:00:00Z') },
  ...{ subtotal: '364.00', tax: '54.51', total: '418.51', paidBefore: '0.00', blockLiftedAt: null },
  ...{ paidOn: null, paidMethod: null, markedPaidAt: null, settledAt: null },
  ...{ receivedOn: null, receivedMethod: null, receivedAt: null },
  parties: {
    professional: {
      ...{ name: 'Zoë Łukasiewicz', city: 'Montréal', province: 'Quebec' },
      ...{ gstNumber: '123456789RT0001', qstNumber: '1234567890TQ0001' },
      paymentInstructions: 'pay@example.test',
    },
    clinic: {
      ...{ name: 'Sourire Dental', streetAddress: '1 rue Sainte-Catherine', city: 'Montréal' },
      ...{ province: 'Quebec', postalCode: 'H2X 1Z4' },
    },
  },
};

const line = { minutes: null, breakMinutes: null, hourlyRate: null, taxRate: null, invoiceId: 9 };
const lines: InvoiceLine[] = [
  {
    ...{ ...line, position: 1, kind: 'hours', minutes: 420, breakMinutes: 30 },
    ...{ hourlyRate: '52.00', amount: '364.00' },
  },
  { ...line, position: 2, kind: 'gst', taxRate: '5.000', amount: '18.20' },
  { ...line, position: 3, kind: 'qst', taxRate: '9.975', amount: '36.31' },
];
const printed = { invoice, lines, shiftDate: '2027-03-05' };

/** Streams inflated, one character a byte. */
function plain(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  return text.replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (whole, body: string) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return whole;
    }
  });
}

describe.each(['en-CA', 'fr-CA'] as const)('an invoice in %s', (locale) => {
  it('is tagged, in its language, on one Letter page', async () => {
    const text = plain(await invoicePdf(printed, locale));
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text).toContain(`/Lang (${locale})`);
    expect(text).toContain('/Marked true');
    expect(text).toMatch(/\/S \/H1/);
    expect(text).toMatch(/\/S \/TD/);
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(text).toContain('/MediaBox [0 0 612 792]');
    expect(text).toContain('/ToUnicode');
  });

  it('has the same bytes each time', async () => {
    const [first, second] = [await invoicePdf(printed, locale), await invoicePdf(printed, locale)];
    expect(first.equals(second)).toBe(true);
  });
});

it('differs between the languages and between two invoices', async () => {
  const english = await invoicePdf(printed, 'en-CA');
  expect(english.equals(await invoicePdf(printed, 'fr-CA'))).toBe(false);
  const other = { ...printed, invoice: { ...invoice, number: 8 } };
  expect(english.equals(await invoicePdf(other, 'en-CA'))).toBe(false);
});

it('names the invoice that a credit note takes back', async () => {
  const credit = { ...invoice, kind: 'credit_note', correctsId: 8, correctsNumber: 6 } as const;
  const note = await invoicePdf({ ...printed, invoice: credit }, 'en-CA');
  const former = { ...credit, correctsNumber: 5 };
  expect(note.equals(await invoicePdf({ ...printed, invoice: former }, 'en-CA'))).toBe(false);
});

it('says what is to be returned to the clinic, in place of how to pay', async () => {
  const printedOn = async (paidBefore: string, paymentInstructions: string) => {
    const parties = { ...invoice.parties };
    parties.professional = { ...parties.professional, paymentInstructions };
    const changed = { ...printed, invoice: { ...invoice, parties, paidBefore } };
    return (await invoicePdf(changed, 'en-CA')).toString('latin1');
  };
  expect(await printedOn('500.00', 'a@example.test')).toBe(
    await printedOn('500.00', 'b@example.test'),
  );
  expect(await printedOn('500.00', 'a')).not.toBe(await printedOn('501.00', 'a'));
  expect(await printedOn('400.00', 'a@example.test')).not.toBe(
    await printedOn('400.00', 'b@example.test'),
  );
});

it('keeps every text within the margins and in a place of its own', async () => {
  const text = plain(await invoicePdf(printed, 'fr-CA'));
  const places = [...text.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)];
  expect(places.length).toBeGreaterThan(30);
  for (const [, x] of places) {
    expect(Number(x)).toBeGreaterThanOrEqual(54);
    expect(Number(x)).toBeLessThan(558);
  }
  const distinct = new Set(places.map(([place]) => place));
  expect(distinct.size).toBe(places.length);
});
