import type { CallRow } from './call-row';

/** Does not exist: the status shows whether the lookup was possible. */
const MISSING = 999_999_999;

const HOURS = { startTime: '09:00', endTime: '17:00', breakMinutes: 30 };
const PAYMENT = { paidOn: '2026-11-01', method: 'e_transfer' };
const DISPUTE = { reason: 'conduct', statement: 'The chair was not free.' };

const onMissingBooking = (
  step: string,
  as: 'clinic' | 'hygienist',
  body?: Readonly<Record<string, unknown>>,
): CallRow => ({
  route: `POST /api/bookings/{id}/${step}`,
  needs: ['marketplace'],
  fine: [404],
  as,
  path: () => `/api/bookings/${MISSING}/${step}`,
  ...(body && { body: () => body }),
});

const read = (
  route: string,
  as: 'clinic' | 'hygienist' | 'admin',
  rest: Partial<CallRow> = {},
): CallRow => ({ route: `GET ${route}`, needs: ['marketplace'], fine: [200], as, ...rest });

/** Calls of a shift's day and after. */
export const SHIFT_DAY_CALLS: readonly CallRow[] = [
  read('/api/bookings/{id}', 'clinic', { fine: [404], path: () => `/api/bookings/${MISSING}` }),
  onMissingBooking('confirm', 'hygienist'),
  onMissingBooking('cancel', 'hygienist', { reason: 'illness' }),
  onMissingBooking('undo-cancel', 'hygienist'),
  onMissingBooking('check-in', 'hygienist', { code: '000000' }),
  onMissingBooking('hours', 'hygienist', HOURS),
  onMissingBooking('approve-hours', 'clinic'),
  onMissingBooking('accept-hours', 'hygienist'),
  onMissingBooking('mark-paid', 'clinic', PAYMENT),
  onMissingBooking('mark-received', 'hygienist', PAYMENT),
  onMissingBooking('reviews', 'hygienist', { rating: 5 }),
  onMissingBooking('dispute', 'hygienist', DISPUTE),
  read('/api/earnings', 'hygienist'),
  read('/api/spending', 'clinic'),
  read('/api/roster', 'clinic', { path: () => '/api/roster?from=2026-01-05&to=2026-01-11' }),
  read('/api/invoices', 'clinic'),
  ...['', '/pdf'].map((part) =>
    read(`/api/invoices/{id}${part}`, 'clinic', {
      fine: [404],
      path: () => `/api/invoices/${MISSING}${part}`,
    }),
  ),
  {
    route: 'GET /api/users/{id}/reviews',
    needs: ['identity', 'marketplace'],
    fine: [200],
    path: ({ clinic }) => `/api/users/${clinic.id}/reviews`,
  },
  {
    route: 'POST /api/reports',
    needs: ['marketplace'],
    fine: [404],
    as: 'clinic',
    body: () => ({ subject: 'review', id: MISSING, reason: 'spam' }),
  },
  read('/api/admin/disputes', 'admin'),
  {
    route: 'PATCH /api/admin/disputes/{id}',
    needs: ['marketplace'],
    fine: [404],
    as: 'admin',
    path: () => `/api/admin/disputes/${MISSING}`,
    body: () => ({ outcome: 'for_clinic', ruling: 'As the clinic says.' }),
  },
];
