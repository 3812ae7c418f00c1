import type { RestInvoiceYearFragment } from '../../generated/graphql';
import { invoicesCsv } from './invoices-csv';

const totals = (total: string, unpaid = '0.00') => ({
  ...{ count: 2, minutes: 450, subtotal: total, gst: '0.00', hst: '0.00', qst: '0.00' },
  ...{ total, unpaid },
});

const invoice = (
  number: number,
  partnerName: string,
  total: string,
): RestInvoiceYearFragment['allInvoices'][number] => ({
  ...{ id: '1', kind: 'shift', bookingId: '50', jobTitle: 'A full day', role: 'hygienist' },
  ...{ province: 'Ontario', date: '2026-03-02', issuedOn: '2026-03-03', dueOn: '2026-03-17' },
  ...{ paidOn: null, minutes: 450, subtotal: total, gst: '0.00', hst: '0.00', qst: '0.00' },
  ...{ state: 'unpaid', number, partnerName, partnerId: '7', total },
});

const year: RestInvoiceYearFragment = {
  year: 2026,
  totals: totals('730.00', '390.00'),
  months: [],
  partners: [
    { userId: '7', name: '=Maple Dental', totals: totals('780.00', '390.00') },
    { userId: '8', name: 'Bright Teeth', totals: totals('-50.00') },
  ],
  allInvoices: [invoice(1, '=Maple Dental', '780.00'), invoice(2, 'Bright Teeth', '-50.00')],
};
const linesOf = (csv: string) => csv.replace(/^\uFEFF/, '').split('\r\n');

it('ends with the sums by clinic and of the year', () => {
  expect(linesOf(invoicesCsv(year, 'clinic', 'en-CA')).slice(3)).toEqual([
    '',
    'Clinic,Invoices,Hours,Before taxes,GST,HST,QST,Total,To be paid',
    "'=Maple Dental,2,7.50,780.00,0.00,0.00,0.00,780.00,390.00",
    'Bright Teeth,2,7.50,(50.00),0.00,0.00,0.00,(50.00),0.00',
    'Total,2,7.50,730.00,0.00,0.00,0.00,730.00,390.00',
    '',
  ]);
});

it('names the professional to a clinic, in its language', () => {
  const csv = invoicesCsv(year, 'professional', 'fr-CA');
  expect(linesOf(csv)[4]).toBe(
    'Professionnel,Factures,Heures,Avant taxes,TPS,TVH,TVQ,Total,À payer',
  );
  expect(csv.match(/\uFEFF/g)).toHaveLength(1);
});

it('has no sums without invoices', () => {
  const empty = { ...year, allInvoices: [], partners: [] };
  expect(linesOf(invoicesCsv(empty, 'clinic', 'en-CA'))).toHaveLength(2);
});
