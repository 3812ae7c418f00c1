import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../site';
import type { CallRow, Cast } from './call-row';
import { CLINIC_CALLS } from './clinic-calls';
import { JOB_ALERT_CALLS } from './job-alert-calls';
import { ALERT_CALLS } from './alert-calls';
import { SHIFT_DAY_CALLS } from './shift-day-calls';
import { SUBSCRIPTION_CALLS } from './subscription-calls';
import { SUPPORT_CALLS } from './support-calls';

const DAY_MS = 86_400_000;
/** A worker restarted after a failure begins with other dates; shifts may be 24 months ahead. */
let days = 40 + ((220 * Number(process.env.TEST_WORKER_INDEX ?? 0)) % 660);

/** A date that no other call uses. */
const nextDate = (): string => {
  days += 1;
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
};

const shift = () => ({
  title: 'Hygienist in spite of all',
  role: 'hygienist',
  province: 'Ontario',
  city: 'Toronto',
  date: nextDate(),
  startTime: '09:00',
  endTime: '17:00',
  hourlyRate: '52.00',
});

const account = () => ({
  firstName: 'Robin',
  lastName: 'Late',
  email: `robin.${randomUUID()}@failures.test`,
  role: 'hygienist',
  province: 'Ontario',
  city: 'Toronto',
  password: PASSWORD,
});

const office = () => ({
  officeName: 'Late Street Dental',
  email: `office.${randomUUID()}@failures.test`,
  password: PASSWORD,
  streetAddress: '1 King St W',
  city: 'Toronto',
  province: 'Ontario',
  postalCode: 'M5H 1A1',
});

const slot = ({ hygienist }: Cast) => ({
  userId: hygienist.id,
  date: nextDate(),
  startTime: '09:00',
  endTime: '12:00',
  isAvailable: true,
});

const waiting = () => ({
  name: 'Robin Late',
  email: `robin.${randomUUID()}@failures.test`,
  province: 'Ontario',
  role: 'hygienist',
});

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEUAqnc9840mAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgoA4AAABIAAF7pRHIAAAAAElFTkSuQmCC',
  'base64',
);

const fileIn = (field: string) => () => {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(PICTURE)], 'picture.png', { type: 'image/png' }));
  return form;
};

/** Does not exist: the status shows whether the lookup was possible. */
const MISSING_UPLOAD = '/uploads/photos/missing-512.webp';

const thread = ({ clinic, hygienist }: Cast) =>
  `/api/messages/conversation/${clinic.id}/${hygienist.id}`;

/** Does not exist: the status shows whether the lookup was possible. */
const MISSING_APPLICATION = '/api/applications/999999999';

export const CALLS: readonly CallRow[] = [
  { route: 'POST /api/auth/signup', needs: ['identity'], fine: [201], body: account },
  {
    route: 'POST /api/auth/login',
    needs: ['identity'],
    fine: [200],
    body: () => ({ email: 'assistant@demo.test', password: PASSWORD }),
  },
  { route: 'GET /api/auth/me', needs: ['identity'], fine: [200], as: 'clinic' },
  { route: 'GET /api/jobs', needs: ['marketplace'], fine: [200] },
  { route: 'POST /api/jobs', needs: ['marketplace'], fine: [201], as: 'clinic', body: shift },
  {
    route: 'GET /api/jobs/{id}',
    needs: ['marketplace'],
    fine: [200],
    path: ({ jobId }) => `/api/jobs/${jobId}`,
  },
  {
    route: 'POST /api/applications',
    needs: ['marketplace'],
    fine: [201, 409],
    as: 'hygienist',
    body: ({ jobId }) => ({ jobId }),
  },
  { route: 'GET /api/applications', needs: ['marketplace'], fine: [200], as: 'hygienist' },
  {
    route: 'GET /api/jobs/{id}/applications',
    needs: ['marketplace'],
    fine: [200],
    as: 'clinic',
    path: ({ jobId }) => `/api/jobs/${jobId}/applications`,
  },
  ...(['accept', 'decline', 'withdraw'] as const).map((step): CallRow => ({
    route: `POST /api/applications/{id}/${step}`,
    needs: ['marketplace'],
    fine: [404],
    as: step === 'withdraw' ? 'hygienist' : 'clinic',
    path: () => `${MISSING_APPLICATION}/${step}`,
  })),
  { route: 'GET /api/bookings', needs: ['marketplace'], fine: [200], as: 'hygienist' },
  {
    route: 'GET /api/users/{id}',
    needs: ['identity'],
    fine: [200],
    path: ({ clinic }) => `/api/users/${clinic.id}`,
  },
  { route: 'GET /api/professionals', needs: ['marketplace', 'identity'], fine: [200] },
  {
    route: 'GET /api/messages/conversation/{a}/{b}',
    needs: ['messaging'],
    fine: [200],
    as: 'clinic',
    path: thread,
  },
  {
    route: 'POST /api/messages/conversation/{a}/{b}/read',
    needs: ['messaging'],
    fine: [204],
    as: 'clinic',
    path: (cast) => `${thread(cast)}/read`,
  },
  {
    route: 'GET /api/conversations',
    needs: ['messaging'],
    fine: [200],
    as: 'clinic',
  },
  {
    route: 'GET /api/messages/attachments/{id}',
    needs: ['messaging'],
    fine: [404],
    as: 'hygienist',
    path: () => '/api/messages/attachments/999999999',
  },
  {
    route: 'POST /api/messages',
    needs: ['messaging'],
    fine: [200, 201],
    as: 'hygienist',
    body: ({ clinic, hygienist }) => ({
      senderId: hygienist.id,
      recipientId: clinic.id,
      content: `Written at ${new Date().toISOString()}`,
    }),
  },
  { route: 'POST /api/users', needs: ['identity'], fine: [201], body: account },
  { route: 'POST /api/clinics', needs: ['identity'], fine: [201], body: office },
  { route: 'POST /api/waitlist', needs: ['identity'], fine: [201], body: waiting },
  {
    route: 'GET /api/check-promo/{code}',
    needs: ['identity'],
    fine: [200],
    path: () => '/api/check-promo/FIRST5FREE',
  },
  {
    route: 'GET /api/plans',
    needs: ['identity'],
    isStatic: true,
    fine: [200],
    path: () => '/api/plans?province=Ontario',
  },
  ...CLINIC_CALLS,
  {
    route: 'POST /api/webhooks/payments',
    needs: ['identity'],
    isStatic: true,
    fine: [400],
    body: () => ({ id: 'evt_1' }),
  },
  {
    route: 'POST /api/upload/profile-picture',
    needs: ['identity'],
    fine: [201],
    as: 'hygienist',
    body: fileIn('profilePicture'),
  },
  {
    route: 'POST /api/upload/verification-document',
    needs: ['identity'],
    fine: [201],
    as: 'hygienist',
    body: fileIn('document'),
  },
  {
    route: 'POST /api/upload/dispute-evidence',
    needs: ['identity'],
    fine: [201],
    as: 'hygienist',
    body: fileIn('evidence'),
  },
  {
    route: 'POST /api/upload/message-attachment',
    needs: ['identity'],
    fine: [201],
    as: 'hygienist',
    body: fileIn('attachment'),
  },
  {
    route: 'PUT /api/users/{id}/profile-picture',
    needs: ['identity'],
    fine: [400],
    as: 'hygienist',
    path: ({ hygienist }) => `/api/users/${hygienist.id}/profile-picture`,
    body: () => ({ profilePicture: MISSING_UPLOAD }),
  },
  {
    route: 'POST /api/verification-documents',
    needs: ['identity'],
    fine: [400],
    as: 'hygienist',
    body: ({ hygienist }) => ({
      userId: hygienist.id,
      documentType: 'license',
      documentUrl: MISSING_UPLOAD,
    }),
  },
  {
    route: 'GET /api/verification-documents/{userId}',
    needs: ['identity'],
    fine: [200],
    as: 'hygienist',
    path: ({ hygienist }) => `/api/verification-documents/${hygienist.id}`,
  },
  {
    route: 'POST /api/schedules',
    needs: ['marketplace'],
    fine: [201],
    as: 'hygienist',
    body: slot,
  },
  {
    route: 'GET /api/schedules/{id}',
    needs: ['marketplace'],
    fine: [200],
    as: 'hygienist',
    path: ({ hygienist }) => `/api/schedules/${hygienist.id}?date=2026-12-01`,
  },
  {
    route: 'DELETE /api/schedules/{id}',
    needs: ['marketplace'],
    fine: [404],
    as: 'hygienist',
    path: () => '/api/schedules/999999999',
  },
  ...JOB_ALERT_CALLS,
  ...SHIFT_DAY_CALLS,
  ...SUPPORT_CALLS,
  ...SUBSCRIPTION_CALLS,
  ...ALERT_CALLS,
];

/** Ends its session, so it needs one of its own. */
export const LOG_OUT = 'POST /api/auth/logout';
