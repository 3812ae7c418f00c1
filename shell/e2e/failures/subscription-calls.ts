import type { CallRow } from './call-row';

/** Calls of plans: a clinic's own and the administrators' desk. */
export const SUBSCRIPTION_CALLS: readonly CallRow[] = [
  { route: 'GET /api/referral', needs: ['identity'], fine: [200], as: 'clinic' },
  { route: 'GET /api/subscription', needs: ['identity'], fine: [200], as: 'clinic' },
  {
    route: 'GET /api/subscription/invoices/{id}/pdf',
    needs: ['identity'],
    fine: [404],
    as: 'clinic',
    path: () => '/api/subscription/invoices/in_none/pdf',
  },
  {
    route: 'POST /api/subscription/checkout',
    needs: ['identity'],
    fine: [201, 409],
    as: 'clinic',
    body: () => ({ tier: 'pro', withTrial: false }),
  },
  {
    route: 'POST /api/subscription/change',
    needs: ['identity'],
    fine: [409],
    as: 'clinic',
    body: () => ({ tier: 'pro' }),
  },
  {
    route: 'POST /api/subscription/cancel',
    needs: ['identity'],
    fine: [409],
    as: 'clinic',
    body: () => ({ reason: 'other' }),
  },
  { route: 'POST /api/subscription/resume', needs: ['identity'], fine: [409], as: 'clinic' },
  { route: 'GET /api/admin/subscriptions', needs: ['identity'], fine: [200], as: 'admin' },
  {
    route: 'PATCH /api/admin/subscriptions/{id}',
    needs: ['identity'],
    fine: [404],
    as: 'admin',
    path: () => '/api/admin/subscriptions/2000000000',
    body: () => ({ tier: 'pro', until: '2099-12-31', reason: 'In spite of all' }),
  },
  {
    route: 'POST /api/admin/subscriptions/{id}/refunds',
    needs: ['identity'],
    fine: [404],
    as: 'admin',
    path: () => '/api/admin/subscriptions/2000000000/refunds',
    body: () => ({ invoiceId: 'in_1', amount: '1', refundedBefore: '0', reason: 'In spite' }),
  },
];
