import type { DomainEvents } from '@tbt/contracts';
import { invoiceChanged } from './invoice-notifications';

const issued = (
  kind: DomainEvents['invoice.changed']['kind'],
): DomainEvents['invoice.changed'] => ({
  ...{ invoiceId: 9, number: 7, kind, correctsNumber: null, action: 'issue', by: 'clock' },
  ...{ bookingId: 1, jobId: 5, clinicId: 2, professionalId: 3, days: null },
  ...{ date: '2027-03-05', startTime: '08:00', endTime: '16:00' },
  ...{ total: '411.32', dueOn: '2027-03-19', at: '2027-03-05T22:00:00.000Z' },
});

it('tells both sides of an invoice of worked hours', () => {
  const told = invoiceChanged(issued('shift')).map(({ workflow, to }) => [workflow, to]);
  expect(told).toEqual([
    ['invoice.issued', { userId: 3 }],
    ['invoice.received', { userId: 2 }],
  ]);
});

it('leaves compensations and credit notes to the event that caused them', () => {
  for (const kind of ['late_cancellation', 'credit_note'] as const)
    expect(invoiceChanged(issued(kind))).toEqual([]);
});

it('tells both sides of money that the professional returns, whatever the document', () => {
  for (const kind of ['shift', 'credit_note'] as const) {
    const refund = { ...issued(kind), isRefund: true };
    const told = (event: DomainEvents['invoice.changed']) =>
      invoiceChanged(event).map(({ workflow, to }) => [workflow, to]);
    expect(told(refund)).toEqual([
      ['refund.due', { userId: 3 }],
      ['refund.coming', { userId: 2 }],
    ]);
    expect(told({ ...refund, action: 'mark_paid', by: 'temp' })).toEqual([
      ['refund.returned', { userId: 2 }],
    ]);
    expect(told({ ...refund, action: 'mark_received', by: 'clinic' })).toEqual([
      ['refund.received', { userId: 3 }],
    ]);
  }
});
