import type { DomainEvents, ShiftSide } from '@tbt/contracts';
import type { NotificationParams, WorkflowKey } from '../workflows';
import type { NotificationOrder } from './notification-rules';

type InvoiceEvent = DomainEvents['invoice.changed'];
type OrderFor = (workflow: WorkflowKey) => NotificationOrder;

function sides(event: InvoiceEvent): Record<ShiftSide, OrderFor> {
  const { clinicId, professionalId, jobId, bookingId, date, startTime: time } = event;
  const facts: NotificationParams = {
    ...{ jobId, bookingId, date, time, invoiceNumber: event.number },
    ...{ invoiceTotal: event.total, dueOn: event.dueOn, overdueDays: event.days },
  };
  const order = (userId: number, personId: number) => (workflow: WorkflowKey) => ({
    ...{ workflow, to: { userId }, params: { personId, ...facts } },
  });
  return { clinic: order(clinicId, professionalId), temp: order(professionalId, clinicId) };
}

/** The professional returns the total. */
function refundChanged(event: InvoiceEvent): NotificationOrder[] {
  const { clinic, temp } = sides(event);
  if (event.action === 'issue') return [temp('refund.due'), clinic('refund.coming')];
  if (event.action === 'mark_paid') return [clinic('refund.returned')];
  return event.action === 'mark_received' ? [temp('refund.received')] : [];
}

/** A compensation and a credit note come with the notification of the settled booking, the waiver or the ruling. */
export function invoiceChanged(event: InvoiceEvent): NotificationOrder[] {
  if (event.isRefund) return refundChanged(event);
  const { clinic, temp } = sides(event);
  switch (event.action) {
    case 'issue':
      return event.kind === 'shift' ? [temp('invoice.issued'), clinic('invoice.received')] : [];
    case 'mark_paid':
      return [temp('invoice.marked-paid')];
    case 'mark_received':
      return [clinic('invoice.marked-received')];
    case 'pay':
      if (event.by === 'temp') return [clinic('invoice.paid')];
      if (event.by === 'clinic') return [temp('invoice.paid')];
      return [temp('invoice.paid-by-clock'), clinic('invoice.paid-by-clock')];
    case 'remind':
      return [clinic('invoice.overdue')];
  }
}

export const postingBlockChanged = ({
  clinicId,
  isBlocked,
  bookingId,
  invoiceCount,
}: DomainEvents['posting-block.changed']): NotificationOrder[] => [
  {
    workflow: isBlocked ? 'posting.blocked' : 'posting.lifted',
    to: { userId: clinicId },
    params: { bookingId, invoiceCount },
  },
];
