import type { DomainEvents } from '@tbt/contracts';

type Statement = DomainEvents['statement.written'];

const busy: Statement = {
  ...{ clinicId: 2, month: '2027-02', shifts: 12, filled: 11, invoices: 10, spent: '4120.50' },
  ...{ waitingHours: 2, unpaidInvoices: 3, unpaidTotal: '1248.00', overdueInvoices: 1 },
  ...{ plan: 'pro', at: '2027-03-01T13:00:00.000Z' },
};

/** A busy and a quiet month, for tests. */
export const STATEMENT_EXAMPLES: { 'statement.written': Statement[] } = {
  'statement.written': [
    busy,
    {
      ...{ ...busy, shifts: 0, filled: 0, invoices: 0, spent: '0.00', waitingHours: 0 },
      ...{ unpaidInvoices: 0, unpaidTotal: '0.00', overdueInvoices: 0, plan: null },
    },
  ],
};
