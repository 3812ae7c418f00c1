import { createPdfPage } from '@tbt/service-kit/pdf';
import { invoicePdf } from '@tbt/subgraph-marketplace/repositories';
import type { Figure } from '../harness/results';
import { takeTurns } from '../harness/rounds';
import { millisecondsOf, ratio } from '../harness/statistics';

const DOCUMENTS = 50;

type Printed = Parameters<typeof invoicePdf>[0];

const INVOICE: Printed['invoice'] = {
  ...{ id: 9, number: 7, kind: 'shift', professionalId: 3, clinicId: 2, bookingId: 1 },
  ...{ correctsId: null, correctsNumber: null, creditNoteId: null, province: 'Quebec' },
  ...{ issuedOn: '2027-03-05', dueOn: '2027-03-19', paymentTerms: 'net_14' },
  ...{ dueAt: new Date('2027-03-20T05:00:00Z'), issuedAt: new Date('2027-03-05T22:00:00Z') },
  ...{ subtotal: '364.00', tax: '54.51', total: '418.51', paidBefore: '0.00' },
  ...{ paidOn: null, paidMethod: null, markedPaidAt: null, settledAt: null, blockLiftedAt: null },
  ...{ receivedOn: null, receivedMethod: null, receivedAt: null },
  parties: {
    professional: {
      ...{ name: 'Zoë Tremblay', city: 'Montréal', province: 'Quebec' },
      ...{ gstNumber: '123456789RT0001', qstNumber: '1234567890TQ0001' },
      paymentInstructions: 'pay@example.test',
    },
    clinic: {
      ...{ name: 'Sourire Dental', streetAddress: '1 rue Sainte-Catherine', city: 'Montréal' },
      ...{ province: 'Quebec', postalCode: 'H2X 1Z4' },
    },
  },
};
const LINE = { minutes: null, breakMinutes: null, hourlyRate: null, taxRate: null, invoiceId: 9 };
const LINES: Printed['lines'] = [
  {
    ...{ ...LINE, position: 1, kind: 'hours', minutes: 420, breakMinutes: 30 },
    ...{ hourlyRate: '52.00', amount: '364.00' },
  },
  { ...LINE, position: 2, kind: 'gst', taxRate: '5.000', amount: '18.20' },
  { ...LINE, position: 3, kind: 'qst', taxRate: '9.975', amount: '36.31' },
];

const documents = {
  invoice: () => invoicePdf({ invoice: INVOICE, lines: LINES, shiftDate: '2027-03-05' }, 'fr-CA'),
  /** One letter in each of the two fonts. */
  empty(): Promise<Buffer> {
    const at = INVOICE.issuedAt;
    const page = createPdfPage({ title: 'A', author: 'A', at, locale: 'fr-CA' });
    page.text('H1', 'A', { isBold: true });
    page.text('P', 'A');
    return page.end();
  },
};

/** An invoice against a document with next to nothing in it, in one process. */
export async function pdfTimeFigure(): Promise<Figure> {
  const times = await takeTurns(['invoice', 'empty'] as const, (name) =>
    millisecondsOf(async () => {
      for (let left = DOCUMENTS; left > 0; left -= 1) await documents[name]();
    }),
  );
  return {
    ...{ name: 'the PDF of an invoice ÷ an empty one in the same fonts', unit: 'times' },
    ...{ value: ratio(times.invoice, times.empty), target: { atMost: 3 } },
  };
}
