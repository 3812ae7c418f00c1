import type { WorkflowKey } from '../workflows';
import type { NotificationTemplate } from './en-CA';

export type InvoiceWorkflow = Extract<
  WorkflowKey,
  `invoice.${string}` | `posting.${string}` | `refund.${string}`
>;

const INVOICE = 'See the invoice';

export const invoiceTextsEnCA: Record<InvoiceWorkflow, NotificationTemplate> = {
  'invoice.issued': {
    title: 'Your hours on {date} are approved and invoiced',
    lines: [
      'Invoice {invoiceNumber} asks {person} for {invoiceTotal}, due on {dueOn}.',
      'The clinic pays you directly. Tell us when the money has arrived.',
    ],
    action: INVOICE,
  },
  'invoice.received': {
    title: 'Invoice {invoiceNumber} from {person}: {invoiceTotal}',
    lines: [
      'It is for the shift on {date} and due on {dueOn}.',
      'You pay the professional directly. Mark the invoice as paid once you have.',
    ],
    action: INVOICE,
  },
  'invoice.marked-paid': {
    title: '{person} says that they paid invoice {invoiceNumber}',
    lines: [
      'Check that {invoiceTotal} has arrived and confirm it. Without your answer, the invoice counts as paid after 7 days.',
      'Did nothing arrive? Open a dispute on the page of the shift.',
    ],
    action: INVOICE,
  },
  'invoice.marked-received': {
    title: '{person} received your payment of invoice {invoiceNumber}',
    lines: ['Mark the invoice as paid to complete your records.'],
    action: INVOICE,
  },
  'invoice.paid': {
    title: 'Invoice {invoiceNumber} is paid',
    lines: ['You and {person} agree that {invoiceTotal} was paid for the shift on {date}.'],
    action: INVOICE,
  },
  'invoice.paid-by-clock': {
    title: 'Invoice {invoiceNumber} counts as paid',
    lines: [
      'The clinic marked {invoiceTotal} for the shift on {date} as paid 7 days ago, and nothing was said against it.',
    ],
    action: INVOICE,
  },
  'invoice.overdue': {
    title: 'Invoice {invoiceNumber} from {person} is overdue by {overdueDays}',
    lines: [
      '{invoiceTotal} for the shift on {date} was due on {dueOn}.',
      'Pay the professional and mark the invoice as paid, or open a dispute if you disagree. You can post no further shifts after 14 days, or while a dispute about it is open.',
    ],
    action: INVOICE,
  },
  'refund.due': {
    title: 'Return {invoiceTotal} to {person}',
    lines: [
      'More was paid for the shift on {date} than is owed now. Document {invoiceNumber} has the difference.',
      'You return it directly. Mark it as returned once you have.',
    ],
    action: INVOICE,
  },
  'refund.coming': {
    title: '{person} returns {invoiceTotal} to you',
    lines: [
      'You paid more for the shift on {date} than you owe now. Document {invoiceNumber} has the difference.',
      'Confirm it here once the money has arrived.',
    ],
    action: INVOICE,
  },
  'refund.returned': {
    title: '{person} says that they returned {invoiceTotal}',
    lines: ['Check that the money for the shift on {date} has arrived and confirm it.'],
    action: INVOICE,
  },
  'refund.received': {
    title: '{person} has the {invoiceTotal} back',
    lines: ['The shift on {date} is settled; nothing is owed any more.'],
    action: INVOICE,
  },
  'posting.blocked': {
    title: 'You can’t post shifts until your overdue invoices are cleared',
    lines: [
      'Invoices overdue by 14 days or more, or disputed: {invoiceCount}.',
      'Pay them and mark them as paid, and you can post again at once. A disputed one waits for our team’s decision.',
    ],
    action: INVOICE,
  },
  'posting.lifted': {
    title: 'You can post shifts again',
    lines: ['An administrator lifted the posting block. The overdue invoices are still owed.'],
    action: 'Post a shift',
  },
};
