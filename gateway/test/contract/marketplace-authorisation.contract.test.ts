import {
  MARKETPLACE_AUTHORISATION as TABLE,
  SHIFT_VIEWERS,
  type ShiftViewerKind,
} from '@tbt/contracts/authorisation';
import { call, get, graph, objectOf, post, problemOf } from './support/api';
import type { Answer, Json } from './support/api';
import { operation } from './support/documents';
import { demoPerson, newPerson } from './support/people';
import type { Person } from './support/people';
import { applyTo, freeDay, postShift, shiftOf } from './support/shifts';

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
};
let cast: Cast;

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
  return { people, jobId, applicationId, slotId: Number(objectOf(slot).id), bookingId };
}

const answering =
  (step: string) =>
  (token?: string): Promise<Answer> =>
    post(`/api/applications/${cast.applicationId}/${step}`, undefined, { token });

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
    .filter(([path]) =>
      /^\/api\/(jobs|applications|bookings|schedules|reports)(\/|$)|\/reviews$/.test(path),
    )
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
