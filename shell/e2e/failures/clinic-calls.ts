import { randomUUID } from 'node:crypto';
import type { CallRow } from './call-row';

/** Does not exist: the status shows whether the lookup was possible. */
const MISSING = 999_999_999;

const OFFICE = { streetAddress: '12 Bay Street', postalCode: 'M5V 2K1' };

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
    path: ({ clinic }) => `/api/clinics/${clinic.id}/members/${MISSING}`,
    body: () => ({ role: 'manager' }),
  },
  {
    route: 'DELETE /api/clinics/{id}/members/{memberId}',
    needs: ['identity'],
    fine: [404],
    as: 'clinic',
    path: ({ clinic }) => `/api/clinics/${clinic.id}/members/${MISSING}`,
  },
  {
    route: 'GET /api/clinics/{id}/locations',
    needs: ['marketplace'],
    fine: [200],
    as: 'clinic',
    path: ({ clinic }) => `/api/clinics/${clinic.id}/locations`,
  },
  {
    route: 'POST /api/clinics/{id}/locations',
    needs: ['marketplace'],
    fine: [201],
    as: 'clinic',
    path: ({ clinic }) => `/api/clinics/${clinic.id}/locations`,
    body: () => ({
      ...OFFICE,
      name: `Office ${randomUUID()}`,
      city: 'Toronto',
      province: 'Ontario',
    }),
  },
  {
    route: 'PUT /api/clinics/{id}/locations/{locationId}',
    needs: ['marketplace'],
    fine: [404],
    as: 'clinic',
    path: ({ clinic }) => `/api/clinics/${clinic.id}/locations/${MISSING}`,
    body: () => ({ ...OFFICE, name: 'Office' }),
  },
  {
    route: 'DELETE /api/clinics/{id}/locations/{locationId}',
    needs: ['marketplace'],
    fine: [404],
    as: 'clinic',
    path: ({ clinic }) => `/api/clinics/${clinic.id}/locations/${MISSING}`,
  },
];
