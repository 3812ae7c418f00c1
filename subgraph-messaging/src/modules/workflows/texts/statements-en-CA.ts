import type { WorkflowKey } from '../workflows';
import type { NotificationTemplate } from './en-CA';

export type StatementWorkflow = Extract<WorkflowKey, `statement.${string}`>;

export const statementTextsEnCA: Record<StatementWorkflow, NotificationTemplate> = {
  'statement.month': {
    title: 'Your clinic in {month}',
    lines: [
      'Shifts filled: {filledCount} of {shiftCount} ({fillRate}).',
      'You had no shifts in {quietMonth}.',
      'Spent: {spent} with taxes. Invoices: {invoiceCount}.',
      'Shifts whose hours wait for your answer: {waitingHours}.',
      'Invoices to pay: {unpaidInvoices}, in all {unpaidTotal}.',
      'Overdue: {overdueInvoices}. Please pay these first.',
      'Your plan: {plan}.',
    ],
    action: 'See all of my spending',
  },
};
