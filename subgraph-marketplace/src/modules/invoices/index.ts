export { createInvoicing, type Invoicing } from './issue-invoice';
export { createIssueInvoiceQueries } from './issue-invoice.queries';
export { createInvoicesQueries } from './invoices.queries';
export type { Invoice, InvoiceLine } from './invoices.types';
