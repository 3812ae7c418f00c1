/** Whose invoices a page shows. */
export type InvoiceSide = 'earnings' | 'spending';
