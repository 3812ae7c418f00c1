export const invoicesEnCA = {
  'invoice.paidOn': 'Choose a day from {from|date} to {to|date}.',
  'invoice.alreadyMarked': 'This payment has already been recorded.',
  'invoice.postingBlocked':
    'Overdue invoices keep you from posting: {invoices}. Pay them and mark them as paid; a disputed one waits for our team’s decision.',
  'invoice.notBlocked': 'This clinic isn’t kept from posting.',
} as const;
