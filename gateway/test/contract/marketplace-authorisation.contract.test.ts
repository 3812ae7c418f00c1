import {
  MARKETPLACE_AUTHORISATION as TABLE,
  SHIFT_VIEWERS,
  type ShiftViewerKind,
} from '@tbt/contracts/authorisation';
import { call, get, graph, listOf, objectOf, post, problemOf, unique } from './support/api';
import type { Answer, Json } from './support/api';
import { operation } from './support/documents';
import { demoPerson, newPerson } from './support/people';
import type { Person } from './support/people';
import { applyTo, freeDay, isMarketplacePath, postShift, shiftOf } from './support/shifts';

/** No call creates staff accounts yet; the graph's own tests cover them. */
type Kind = Exclude<ShiftViewerKind, 'staff'>;
const KINDS = SHIFT_VIEWERS.filter((kind): kind is Kind => kind !== 'staff');

const STATUS = { UNAUTHENTICATED: 401, FORBIDDEN: 403, NOT_FOUND: 404 } as const;
const BLOCKED_WITHIN_MS = 10_000;
const NO_ROW = 2_000_000_000;

type Cast = {
  people: Record<Exclude<Kind, 'anonymous'>, Person>;
  jobId: number;
  applicationId: number;
  slotId: number;
  bookingId: number;
  invoiceId: number;
};
let cast: Cast;

const LOCATION = { streetAddress: '12 Bay Street', postalCode: 'M5V 2K1' };
const locationsOf = () => `/api/clinics/${cast.people.owner.id}/locations`;

const tokenOf = (kind: Kind): string | undefined =>
  kind === 'anonymous' ? undefined : cast.people[kind].token;

async function block(owner: Person, person: Person, jobId: number): Promise<void> {
  const input = { userId: String(person.id) };
  await graph(operation('ContractBlock'), input, { token: owner.token });
  // The block reaches the marketplace by an event.
  for (const since = Date.now(); Date.now() - since < BLOCKED_WITHIN_MS;) {
    const { status } = await get(`/api/jobs/${jobId}`, { token: person.token });
    if (status === STATUS.NOT_FOUND) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The block did not reach the marketplace');
}

const slotOf = (userId: number): Json => ({
  ...{ userId, date: freeDay(), startTime: '06:00', endTime: '07:00', notes: 'Dentist' },
});

async function bookingOf(owner: Person, temp: Person): Promise<number> {
  const { id } = await applyTo((await postShift(owner)).id, temp);
  const accepted = await post(`/api/applications/${id}/accept`, undefined, { token: owner.token });
  return (objectOf(accepted) as { booking: { id: number } }).booking.id;
}

/** Of the demo world, between the two. */
async function invoiceOf(owner: Person, temp: Person): Promise<number> {
  const invoices = listOf(await get('/api/invoices?limit=100', { token: owner.token }));
  const invoice = invoices.find(({ professionalId }) => professionalId === temp.id);
  if (!invoice) throw new Error('The demo world has no invoice between the two');
  return Number(invoice.id);
}

const DISPUTE: Json = { reason: 'conduct', statement: 'Not polite.' };

/** A shift with an answered application, and every kind of viewer. */
async function castOf(): Promise<Cast> {
  const people: Cast['people'] = {
    temp: await newPerson('assistant'),
    'blocked temp': await newPerson('hygienist'),
    // Verified, so that they can be booked.
    'own temp': await demoPerson('hygienist'),
    clinic: await newPerson('clinic'),
    owner: await demoPerson('clinic'),
    admin: await demoPerson('admin'),
  };
  const { id: jobId } = await postShift(people.owner);
  const ownTemp = people['own temp'];
  const { id: applicationId } = await applyTo(jobId, ownTemp);
  await post(`/api/applications/${applicationId}/withdraw`, undefined, { token: ownTemp.token });
  const slot = await post('/api/schedules', slotOf(ownTemp.id), { token: ownTemp.token });
  const bookingId = await bookingOf(people.owner, ownTemp);
  await block(people.owner, people['blocked temp'], jobId);
  const invoiceId = await invoiceOf(people.owner, ownTemp);
  const slotId = Number(objectOf(slot).id);
  return { people, jobId, applicationId, slotId, bookingId, invoiceId };
}

const answering =
  (step: string) =>
  (token?: string): Promise<Answer> =>
    post(`/api/applications/${cast.applicationId}/${step}`, undefined, { token });

const ARRIVAL: Json = { estimatedArrival: '2100-01-01T00:00:00Z' };
const HOURS: Json = { startTime: '09:00', endTime: '17:00', breakMinutes: 30 };
const PAYMENT: Json = { paidOn: '2026-01-05', method: 'cheque' };

const stepping =
  (step: string, body?: Json) =>
  (token?: string): Promise<Answer> =>
    post(`/api/bookings/${cast.bookingId}/${step}`, body, { token });

const CALLS: Record<string, (token?: string) => Promise<Answer>> = {
  'GET /api/jobs': (token) => get('/api/jobs?limit=1', { token }),
  'GET /api/jobs/{id}': (token) => get(`/api/jobs/${cast.jobId}`, { token }),
  'POST /api/jobs': (token) =>
    post('/api/jobs', shiftOf({ clinicId: cast.people.owner.id }), { token }),
  'POST /api/applications': (token) => post('/api/applications', { jobId: cast.jobId }, { token }),
  'GET /api/applications': (token) => get('/api/applications', { token }),
  'GET /api/jobs/{id}/applications': (token) =>
    get(`/api/jobs/${cast.jobId}/applications`, { token }),
  'POST /api/applications/{id}/accept': answering('accept'),
  'POST /api/applications/{id}/decline': answering('decline'),
  'POST /api/applications/{id}/withdraw': answering('withdraw'),
  'GET /api/bookings': (token) => get('/api/bookings', { token }),
  'GET /api/bookings/{id}': (token) => get(`/api/bookings/${cast.bookingId}`, { token }),
  'POST /api/bookings/{id}/confirm': stepping('confirm'),
  'POST /api/bookings/{id}/check-in': stepping('check-in', { code: '000000' }),
  'POST /api/bookings/{id}/hours': stepping('hours', HOURS),
  'POST /api/bookings/{id}/approve-hours': stepping('approve-hours'),
  'POST /api/bookings/{id}/accept-hours': stepping('accept-hours'),
  'POST /api/bookings/{id}/mark-paid': stepping('mark-paid', PAYMENT),
  'POST /api/bookings/{id}/mark-received': stepping('mark-received', PAYMENT),
  'POST /api/bookings/{id}/cancel': stepping('cancel', { acceptedPrice: '1' }),
  'POST /api/bookings/{id}/undo-cancel': stepping('undo-cancel'),
  'GET /api/clinic-alerts': (token) => get('/api/clinic-alerts', { token }),
  'POST /api/clinic-alerts': (token) =>
    post('/api/clinic-alerts', { title: 'Open chair', message: 'In May.' }, { token }),
  'POST /api/clinic-alerts/preview': (token) => post('/api/clinic-alerts/preview', {}, { token }),
  'POST /api/clinic-alerts/{id}/send': (token) =>
    post(`/api/clinic-alerts/${NO_ROW}/send`, undefined, { token }),
  'POST /api/clinic-alerts/{id}/cancel': (token) =>
    post(`/api/clinic-alerts/${NO_ROW}/cancel`, undefined, { token }),
  'GET /api/clinic-alerts/{id}/recipients': (token) =>
    get(`/api/clinic-alerts/${NO_ROW}/recipients`, { token }),
  'GET /api/alerts/received': (token) => get('/api/alerts/received', { token }),
  'POST /api/alerts/received/{id}/read': (token) =>
    post(`/api/alerts/received/${NO_ROW}/read`, undefined, { token }),
  'POST /api/alerts/received/{id}/respond': (token) =>
    post(`/api/alerts/received/${NO_ROW}/respond`, { answer: 'declined' }, { token }),
  'GET /api/job-alerts': (token) => get('/api/job-alerts', { token }),
  'POST /api/job-alerts': (token) => post('/api/job-alerts', { roles: ['hygienist'] }, { token }),
  'GET /api/job-alerts/notifications': (token) => get('/api/job-alerts/notifications', { token }),
  'GET /api/job-alerts/{id}/preview': (token) =>
    get(`/api/job-alerts/${NO_ROW}/preview`, { token }),
  'PATCH /api/job-alerts/{id}': (token) =>
    call('PATCH', `/api/job-alerts/${NO_ROW}`, { token, body: { isActive: false } }),
  'DELETE /api/job-alerts/{id}': (token) => call('DELETE', `/api/job-alerts/${NO_ROW}`, { token }),
  'POST /api/job-alerts/notifications/{id}/read': (token) =>
    post(`/api/job-alerts/notifications/${NO_ROW}/read`, undefined, { token }),
  'POST /api/job-alerts/notifications/{id}/acted': (token) =>
    post(`/api/job-alerts/notifications/${NO_ROW}/acted`, undefined, { token }),
  'GET /api/emergency-requests': (token) => get('/api/emergency-requests', { token }),
  'POST /api/emergency-requests': (token) =>
    post('/api/emergency-requests', { jobId: NO_ROW }, { token }),
  'GET /api/emergency-requests/{id}': (token) =>
    get(`/api/emergency-requests/${NO_ROW}`, { token }),
  'POST /api/emergency-requests/{id}/responses': (token) =>
    post(`/api/emergency-requests/${NO_ROW}/responses`, ARRIVAL, { token }),
  'POST /api/emergency-requests/{id}/decline': (token) =>
    post(`/api/emergency-requests/${NO_ROW}/decline`, undefined, { token }),
  'POST /api/emergency-requests/{id}/resume': (token) =>
    post(`/api/emergency-requests/${NO_ROW}/resume`, undefined, { token }),
  'POST /api/emergency-requests/{id}/cancel': (token) =>
    post(`/api/emergency-requests/${NO_ROW}/cancel`, undefined, { token }),
  'PUT /api/users/{id}/on-call': (token) =>
    call('PUT', `/api/users/${cast.people['own temp'].id}/on-call`, { token, body: {} }),
  'GET /api/invoices': (token) => get('/api/invoices', { token }),
  'GET /api/invoices/{id}': (token) => get(`/api/invoices/${cast.invoiceId}`, { token }),
  'GET /api/invoices/{id}/pdf': (token) => get(`/api/invoices/${cast.invoiceId}/pdf`, { token }),
  'GET /api/earnings': (token) => get('/api/earnings', { token }),
  'GET /api/spending': (token) => get('/api/spending', { token }),
  'GET /api/roster': (token) => get('/api/roster?from=2027-01-04&to=2027-01-05', { token }),
  'GET /api/clinics/{id}/locations': (token) => get(locationsOf(), { token }),
  'POST /api/clinics/{id}/locations': (token) =>
    post(
      locationsOf(),
      { ...LOCATION, name: `Office ${unique()}`, city: 'Toronto', province: 'Ontario' },
      { token },
    ),
  'PUT /api/clinics/{id}/locations/{locationId}': (token) =>
    call('PUT', `${locationsOf()}/${NO_ROW}`, { token, body: { ...LOCATION, name: 'Office' } }),
  'DELETE /api/clinics/{id}/locations/{locationId}': (token) =>
    call('DELETE', `${locationsOf()}/${NO_ROW}`, { token }),
  'GET /api/admin/disputes': (token) => get('/api/admin/disputes', { token }),
  'PATCH /api/admin/disputes/{id}': (token) =>
    call('PATCH', `/api/admin/disputes/${NO_ROW}`, {
      ...{ token, body: { outcome: 'between', ruling: 'Both were right.' } },
    }),
  'POST /api/bookings/{id}/reviews': (token) =>
    post(`/api/bookings/${NO_ROW}/reviews`, { rating: 5 }, { token }),
  'GET /api/users/{id}/reviews': (token) =>
    get(`/api/users/${cast.people['own temp'].id}/reviews`, { token }),
  'POST /api/reports': (token) =>
    post('/api/reports', { subject: 'review', id: NO_ROW, reason: 'spam' }, { token }),
  'POST /api/bookings/{id}/dispute': (token) =>
    post(`/api/bookings/${cast.bookingId}/dispute`, DISPUTE, { token }),
  'GET /api/schedules/{id}': (token) =>
    get(`/api/schedules/${cast.people['own temp'].id}?date=2027-01-04`, { token }),
  'POST /api/schedules': (token) =>
    post('/api/schedules', slotOf(cast.people['own temp'].id), { token }),
  'DELETE /api/schedules/{id}': (token) =>
    call('DELETE', `/api/schedules/${cast.slotId}`, { token }),
};

beforeAll(async () => {
  cast = await castOf();
});

it('the table has every call about shifts that the facade describes, and no other', async () => {
  const { paths } = objectOf(await get('/api/openapi.json')) as { paths: Record<string, Json> };
  const described = Object.entries(paths)
    .filter(([path]) => isMarketplacePath(path))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  expect(Object.keys(TABLE.routes).sort()).toEqual(described.sort());
  expect(Object.keys(CALLS).sort()).toEqual(described.sort());
});

// Allowed viewers last, so that nothing is deleted before it was refused.
const cells = Object.entries(TABLE.routes).flatMap(([route, { allowed }]) =>
  [...KINDS]
    .sort((one, other) => Number(allowed.includes(one)) - Number(allowed.includes(other)))
    .map((kind) => [route, kind] as const),
);

describe('calls', () => {
  it.each(cells)('%s by %s', async (route, kind) => {
    const answer = await CALLS[route]!(tokenOf(kind));
    const refused = TABLE.routes[route]?.refused[kind];
    if (refused) problemOf(answer, STATUS[refused], refused);
    else expect([200, 201, 204, 409]).toContain(answer.status);
  });
});
