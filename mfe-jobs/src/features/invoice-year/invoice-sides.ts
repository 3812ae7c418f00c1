export type InvoiceSide = 'earnings' | 'spending';
