import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { CallRow } from './call-row';

/** Does not exist: the status shows whether the lookup was possible. */
const MISSING = 999_999_999;

/** As a browser's push subscription says. */
function subscription() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    endpoint: `https://push.example.com/send/${randomUUID()}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

/** Calls of push subscriptions, feedback, page speed, contact and the desk. */
export const SUPPORT_CALLS: readonly CallRow[] = [
  {
    route: 'POST /api/feedback',
    needs: ['messaging'],
    fine: [201],
    as: 'hygienist',
    body: () => ({ toothRating: 4, feedback: 'It works in spite of all.' }),
  },
  { route: 'GET /api/admin/feedback', needs: ['messaging'], fine: [200], as: 'admin' },
  {
    route: 'PATCH /api/admin/feedback/{id}',
    needs: ['messaging'],
    fine: [404],
    as: 'admin',
    path: () => `/api/admin/feedback/${MISSING}`,
    body: () => ({ priority: 'high' }),
  },
  {
    route: 'POST /api/contact',
    needs: ['messaging'],
    // A few an hour from one address.
    fine: [201, 429],
    body: () => ({
      ...{ name: 'Robin Late', email: 'robin@failures.test', userType: 'other' },
      ...{ subject: 'A question', message: 'Does it work in spite of all?' },
    }),
  },
  {
    route: 'POST /api/web-vitals',
    needs: ['messaging'],
    fine: [204],
    body: () => ({ page: 'other', isPhone: true, lcp: 900 }),
  },
  { route: 'GET /api/admin/contact-messages', needs: ['messaging'], fine: [200], as: 'admin' },
  {
    route: 'POST /api/push-subscriptions',
    needs: ['messaging'],
    fine: [201],
    as: 'hygienist',
    body: subscription,
  },
  {
    route: 'DELETE /api/push-subscriptions',
    needs: ['messaging'],
    fine: [204],
    as: 'hygienist',
    body: () => ({ endpoint: 'https://push.example.com/send/none' }),
  },
  { route: 'GET /api/admin/reports', needs: ['messaging'], fine: [200], as: 'admin' },
  ...['contact-messages', 'reports'].map((list): CallRow => ({
    route: `PATCH /api/admin/${list}/{id}`,
    needs: ['messaging'],
    fine: [404],
    as: 'admin',
    path: () => `/api/admin/${list}/${MISSING}`,
    body: () => ({ status: 'closed' }),
  })),
];
