import type { CallRow } from './call-row';

/** Does not exist: the status shows whether the lookup was possible. */
const MISSING = 999_999_999;

const call = (route: string, rest: Partial<CallRow> = {}): CallRow => ({
  ...{ route, needs: ['marketplace'], fine: [200], as: 'hygienist' as const },
  ...rest,
});
const onMissing = (route: string, rest: Partial<CallRow> = {}): CallRow =>
  call(route, {
    fine: [404],
    path: () => (route.split(' ')[1] ?? '').replace('{id}', String(MISSING)),
    ...rest,
  });

export const JOB_ALERT_CALLS: readonly CallRow[] = [
  call('GET /api/job-alerts'),
  // After twenty there is no room for another.
  call('POST /api/job-alerts', { fine: [201, 409], body: () => ({ roles: ['hygienist'] }) }),
  onMissing('PATCH /api/job-alerts/{id}', { body: () => ({ isActive: false }) }),
  onMissing('DELETE /api/job-alerts/{id}'),
  onMissing('GET /api/job-alerts/{id}/preview'),
  call('GET /api/job-alerts/notifications'),
  onMissing('POST /api/job-alerts/notifications/{id}/read'),
  onMissing('POST /api/job-alerts/notifications/{id}/acted'),
];
