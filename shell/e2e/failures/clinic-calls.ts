import { randomUUID } from 'node:crypto';
import type { CallRow } from './call-row';

/** Does not exist: the status shows whether the lookup was possible. */
const MISSING_MEMBER = 999_999_999;

export const CLINIC_CALLS: readonly CallRow[] = [
  {
    route: 'GET /api/clinics/{id}/members',
    needs: ['identity'],
    fine: [200],
    as: 'clinic',
    path: ({ clinic }) => `/api/clinics/${clinic.id}/members`,
  },
  {
    route: 'POST /api/clinics/{id}/members',
    needs: ['identity'],
    fine: [201],
    as: 'clinic',
    path: ({ clinic }) => `/api/clinics/${clinic.id}/members`,
    body: () => ({ email: `robin.${randomUUID()}@failures.test`, role: 'viewer' }),
  },
  {
    route: 'PATCH /api/clinics/{id}/members/{memberId}',
    needs: ['identity'],
    fine: [404],
    as: 'clinic',
    path: ({ clinic }) => `/api/clinics/${clinic.id}/members/${MISSING_MEMBER}`,
    body: () => ({ role: 'manager' }),
  },
  {
    route: 'DELETE /api/clinics/{id}/members/{memberId}',
    needs: ['identity'],
    fine: [404],
    as: 'clinic',
    path: ({ clinic }) => `/api/clinics/${clinic.id}/members/${MISSING_MEMBER}`,
  },
];
