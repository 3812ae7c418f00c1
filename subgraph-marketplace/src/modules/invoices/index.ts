export {
  createInvoiceParts,
  createInvoiceServices,
  type InvoiceServices,
} from './create-invoice-services';
export { INVOICE_GUARDS } from './invoice-guards';
export { createInvoicing, type Invoicing } from './issue-invoice';
export { createIssueInvoiceQueries } from './issue-invoice.queries';
export { keepParties } from './kept-parties.queries';
export type { InvoiceLoaders } from './invoices.loaders';
export { createInvoicesQueries } from './invoices.queries';
export type { RulePayment } from './rule-payment';
export { invoicesResolvers } from './invoices.resolvers';
export type { BillingDetails, Invoice, InvoiceLine, PostingBlock } from './invoices.types';
export { invoicePdf } from './pdf/write-invoice-pdf';
