import {
  call,
  get,
  listOf,
  objectOf,
  post,
  problemOf,
  problemPaths,
  type Json,
} from './support/api';
import { demoPerson, newPerson, type Person } from './support/people';
import { freeDay } from './support/shifts';
import { openSocket } from './support/socket';

let clinic: Person;
let hygienist: Person;
let assistant: Person;

const needed = (more: Json = {}): Json => ({
  ...{ role: 'hygienist', neededDate: freeDay(), neededTime: '09:00', duration: 240 },
  ...{ hourlyRate: 61.5, maxRadius: 500 },
  ...more,
});
const request = (more: Json = {}, { token }: Person = clinic) =>
  post('/api/emergency-requests', needed(more), { token });
const requested = async (more: Json = {}) => {
  const answer = await request(more);
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
  return objectOf(answer) as Json & { id: number };
};
const respond = (id: number, { token }: Person, more: Json = {}) =>
  post(
    `/api/emergency-requests/${id}/responses`,
    { estimatedArrival: new Date(Date.now() + 1_800_000).toISOString(), ...more },
    { token },
  );

beforeAll(async () => {
  clinic = await demoPerson('clinic');
  hygienist = await demoPerson('hygienist');
  assistant = await demoPerson('assistant');
  const body = { isOnCall: true, emergencyRadius: 500, hours: [] };
  const set = await call('PUT', `/api/users/${hygienist.id}/on-call`, {
    ...{ token: hygienist.token, body },
  });
  expect(objectOf(set)).toEqual({ ...body, emergencyAvailable: false });
});

it('reaches a professional on call by socket and list, and the first answer is a booking', async () => {
  const socket = await openSocket({ token: hygienist.token });
  const made = await requested({ title: 'Morning cover' });
  expect(made).toMatchObject({
    ...{ status: 'active', wave: 1, radius: 500, urgencyLevel: 'high', title: 'Morning cover' },
    ...{ hourlyRate: '61.50', duration: 240, neededTime: '09:00', assignedTo: null },
    respondedProfessionals: [],
  });
  const frame = await socket.expect('emergency', ({ request: sent }) => {
    return (sent as Json).id === made.id;
  });
  expect(frame.request).toMatchObject({ id: made.id, status: 'active' });
  const offered = listOf(await get('/api/emergency-requests', { token: hygienist.token }));
  expect(offered[0]).toMatchObject({ id: made.id, distanceKm: expect.any(Number) });

  const answer = await respond(made.id, hygienist, { message: 'Twenty minutes' });
  expect(answer.status).toBe(201);
  const response = objectOf(answer);
  expect(response).toMatchObject({
    ...{ emergencyRequestId: made.id, professionalId: hygienist.id, status: 'assigned' },
    ...{ message: 'Twenty minutes', bookingId: expect.any(Number) },
  });
  const booking = objectOf(
    await get(`/api/bookings/${String(response.bookingId)}`, { token: clinic.token }),
  );
  expect(booking).toMatchObject({ jobId: made.jobId, hourlyRate: '61.50', status: 'booked' });
  const path = `/api/emergency-requests/${made.id}`;
  expect(objectOf(await get(path, { token: clinic.token }))).toMatchObject({
    ...{ status: 'filled', assignedTo: hygienist.id, respondedProfessionals: [hygienist.id] },
  });
  expect(problemOf(await respond(made.id, hygienist), 409, 'CONFLICT').reasons).toEqual(['taken']);
});

it('is silenced by its clinic, once', async () => {
  const made = await requested();
  const path = `/api/emergency-requests/${made.id}/cancel`;
  expect(objectOf(await post(path, undefined, { token: clinic.token }))).toMatchObject({
    ...{ status: 'cancelled', nextWaveAt: null },
  });
  problemOf(await post(path, undefined, { token: clinic.token }), 409, 'CONFLICT');
  const late = problemOf(await respond(made.id, hygienist), 409, 'CONFLICT');
  expect(late.reasons).toEqual(['cancelled']);
});

it('is hidden from who was not asked, and refused without a plan or a field', async () => {
  const made = await requested();
  const path = `/api/emergency-requests/${made.id}`;
  problemOf(await get(path, { token: assistant.token }), 404, 'NOT_FOUND');
  problemOf(await respond(made.id, assistant), 404, 'NOT_FOUND');
  await post(`${path}/cancel`, undefined, { token: clinic.token });
  const free = await newPerson('clinic');
  expect(problemOf(await request({}, free), 403, 'FORBIDDEN').reasons).toEqual(['plan_limit']);
  const missing = await post('/api/emergency-requests', {}, { token: clinic.token });
  expect(problemPaths(problemOf(missing, 400, 'VALIDATION_FAILED')).sort()).toEqual(
    ['duration', 'hourlyRate', 'neededDate', 'neededTime', 'role'].sort(),
  );
  const late = await respond(made.id, hygienist, { estimatedArrival: 'soon' });
  expect(problemPaths(problemOf(late, 400, 'VALIDATION_FAILED'))).toEqual(['estimatedArrival']);
});

it('keeps on-call settings for oneself', async () => {
  const path = `/api/users/${hygienist.id}/on-call`;
  problemOf(await call('PUT', path, { token: assistant.token, body: {} }), 404, 'NOT_FOUND');
  const body = { emergencyRadius: 0, hours: [{ day: 'Someday', from: '08:00', to: '16:00' }] };
  const refused = await call('PUT', path, { token: hygienist.token, body });
  expect(problemPaths(problemOf(refused, 400, 'VALIDATION_FAILED')).sort()).toEqual([
    'emergencyRadius',
    'hours.0.day',
  ]);
});
