import type { CallRow } from './call-row';

/** Does not exist: the status shows whether the lookup was possible. */
const MISSING = 999_999_999;
const ARRIVAL = { estimatedArrival: '2100-01-01T00:00:00Z' };

const onMissingAlert = (
  method: string,
  step: string,
  as: 'clinic' | 'hygienist',
  body?: Readonly<Record<string, unknown>>,
): CallRow => {
  const base = as === 'clinic' ? '/api/clinic-alerts' : '/api/alerts/received';
  return {
    route: `${method} ${base}/{id}/${step}`,
    needs: ['marketplace'],
    fine: [404],
    as,
    path: () => `${base}/${MISSING}/${step}`,
    ...(body && { body: () => body }),
  };
};

/** Calls of emergency requests and clinic alerts. */
export const ALERT_CALLS: readonly CallRow[] = [
  { route: 'GET /api/clinic-alerts', needs: ['marketplace'], fine: [200], as: 'clinic' },
  {
    route: 'POST /api/clinic-alerts',
    needs: ['marketplace'],
    fine: [201],
    as: 'clinic',
    body: () => ({ title: 'Open chair', message: 'In spite of all' }),
  },
  {
    // Without identity the sample is empty.
    route: 'POST /api/clinic-alerts/preview',
    needs: ['marketplace'],
    fine: [200],
    as: 'clinic',
    body: () => ({ role: 'hygienist' }),
  },
  onMissingAlert('POST', 'send', 'clinic'),
  onMissingAlert('POST', 'cancel', 'clinic'),
  onMissingAlert('GET', 'recipients', 'clinic'),
  { route: 'GET /api/alerts/received', needs: ['marketplace'], fine: [200], as: 'hygienist' },
  onMissingAlert('POST', 'read', 'hygienist'),
  onMissingAlert('POST', 'respond', 'hygienist', { answer: 'declined' }),
  {
    route: 'GET /api/emergency-requests',
    needs: ['marketplace'],
    fine: [200],
    as: 'clinic',
  },
  {
    route: 'GET /api/emergency-requests/{id}',
    needs: ['marketplace'],
    fine: [404],
    as: 'clinic',
    path: () => `/api/emergency-requests/${MISSING}`,
  },
  {
    route: 'POST /api/emergency-requests',
    needs: ['marketplace'],
    fine: [404],
    as: 'clinic',
    body: () => ({ jobId: MISSING }),
  },
  {
    route: 'POST /api/emergency-requests/{id}/responses',
    needs: ['marketplace'],
    fine: [404],
    as: 'hygienist',
    path: () => `/api/emergency-requests/${MISSING}/responses`,
    body: () => ARRIVAL,
  },
  {
    route: 'POST /api/emergency-requests/{id}/decline',
    needs: ['marketplace'],
    fine: [404],
    as: 'hygienist',
    path: () => `/api/emergency-requests/${MISSING}/decline`,
  },
  {
    route: 'POST /api/emergency-requests/{id}/resume',
    needs: ['marketplace'],
    fine: [404],
    as: 'clinic',
    path: () => `/api/emergency-requests/${MISSING}/resume`,
  },
  {
    route: 'POST /api/emergency-requests/{id}/cancel',
    needs: ['marketplace'],
    fine: [404],
    as: 'clinic',
    path: () => `/api/emergency-requests/${MISSING}/cancel`,
  },
  {
    route: 'PUT /api/users/{id}/on-call',
    needs: ['marketplace'],
    fine: [200],
    as: 'hygienist',
    path: ({ hygienist }) => `/api/users/${hygienist.id}/on-call`,
    body: () => ({}),
  },
];
