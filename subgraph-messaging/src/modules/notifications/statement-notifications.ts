import type { DomainEvents } from '@tbt/contracts';
import type { NotificationOrder } from './notification-rules';

/** Null leaves a line out. */
const counted = (count: number): number | null => (count > 0 ? count : null);

export const statementWritten = ({
  clinicId,
  month,
  shifts,
  filled,
  plan,
  ...figures
}: DomainEvents['statement.written']): NotificationOrder[] => {
  const unpaid = counted(figures.unpaidInvoices);
  return [
    {
      workflow: 'statement.month',
      to: { userId: clinicId },
      params: {
        month,
        quietMonth: shifts === 0 ? month : null,
        shiftCount: counted(shifts),
        filledCount: filled,
        fillRate: shifts === 0 ? null : Math.round((100 * filled) / shifts),
        spent: figures.spent,
        invoiceCount: figures.invoices,
        waitingHours: counted(figures.waitingHours),
        unpaidInvoices: unpaid,
        unpaidTotal: unpaid && figures.unpaidTotal,
        overdueInvoices: counted(figures.overdueInvoices),
        plan,
      },
    },
  ];
};
