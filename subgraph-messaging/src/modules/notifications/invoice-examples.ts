import type { DomainEvents, InvoiceEvents } from '@tbt/contracts';

const at = '2027-03-05T14:00:00.000Z';
const booked = {
  ...{ bookingId: 1, jobId: 5, clinicId: 2, professionalId: 3, at },
  ...{ date: '2027-03-05', startTime: '08:00' },
};
const invoice = {
  ...{ ...booked, endTime: '16:00', invoiceId: 9, number: 7, kind: 'shift' as const },
  ...{ correctsNumber: null, total: '411.32', dueOn: '2027-03-19', days: null },
};

/** A payload for each workflow, for tests. */
export const INVOICE_EXAMPLES: { [N in keyof InvoiceEvents]: DomainEvents[N][] } = {
  'invoice.changed': [
    { ...invoice, action: 'issue', by: 'clock' },
    ...(['issue', 'mark_paid', 'mark_received'] as const).map((action) => ({
      ...{ ...invoice, action, by: 'temp' as const, isRefund: true },
    })),
    ...(['mark_paid', 'mark_received'] as const).map((action) => ({
      ...{ ...invoice, action, by: 'temp' as const },
    })),
    ...(['temp', 'clock'] as const).map((by) => ({ ...invoice, action: 'pay' as const, by })),
    { ...invoice, action: 'remind', by: 'clock', days: 3 },
  ],
  'posting-block.changed': [true, false].map((isBlocked) => ({
    ...{ clinicId: 2, isBlocked, bookingId: isBlocked ? 1 : null, invoiceCount: 1, at },
  })),
};
