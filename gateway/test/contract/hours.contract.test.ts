import { get, objectOf, post, problemOf, problemPaths } from './support/api';
import { demoPerson, newPerson, type Person } from './support/people';
import { applyTo, postShift } from './support/shifts';

let clinic: Person;
let hygienist: Person;
let stranger: Person;
let id: unknown;

const HOURS = { startTime: '08:00', endTime: '16:00', breakMinutes: 30, note: 'Busy day' };

const step = (name: string, person: Person | null, body?: unknown) =>
  post(`/api/bookings/${String(id)}/${name}`, body, { token: person?.token });

beforeAll(async () => {
  clinic = await newPerson('clinic');
  hygienist = await demoPerson('hygienist');
  stranger = await newPerson('hygienist');
  const application = await applyTo((await postShift(clinic)).id, hygienist);
  const path = `/api/applications/${application.id}/accept`;
  const accepted = objectOf(await post(path, undefined, { token: clinic.token }));
  ({ id } = accepted.booking as { id: number });
});

it('has no hours before the shift', async () => {
  const booking = await get(`/api/bookings/${String(id)}`, { token: clinic.token });
  expect(objectOf(booking)).toMatchObject({ id, status: 'booked', hours: null });
});

it('takes hours from the start on', async () => {
  const refused = problemOf(await step('hours', hygienist, HOURS), 409, 'CONFLICT');
  expect(refused.reasons).toEqual(['too_early']);
});

it.each([
  [{}, ['startTime', 'endTime', 'breakMinutes']],
  [{ ...HOURS, startTime: '8' }, ['startTime']],
  [{ ...HOURS, endTime: '08:00' }, ['endTime']],
  [{ ...HOURS, breakMinutes: -1 }, ['breakMinutes']],
  [{ ...HOURS, breakMinutes: 0.5 }, ['breakMinutes']],
  [{ ...HOURS, note: 'x'.repeat(501) }, ['note']],
])('refuses the hours %j at %j', async (body, paths) => {
  const sent = problemOf(await step('hours', hygienist, body), 400, 'VALIDATION_FAILED');
  expect(problemPaths(sent)).toEqual(paths);
  if (Object.keys(body).length === 0) return;
  const proposed = problemOf(await step('approve-hours', clinic, body), 400, 'VALIDATION_FAILED');
  expect(problemPaths(proposed)).toEqual(paths);
});

it.each([
  ['hours', () => clinic, HOURS],
  ['approve-hours', () => clinic, undefined],
  ['approve-hours', () => clinic, {}],
  ['approve-hours', () => clinic, null],
  ['approve-hours', () => clinic, HOURS],
  ['approve-hours', () => hygienist, undefined],
  ['accept-hours', () => hygienist, undefined],
  ['accept-hours', () => clinic, undefined],
] as const)('answers 409 to %s without such a step', async (name, who, body) => {
  const refused = problemOf(await step(name, who(), body), 409, 'CONFLICT');
  expect(refused.reasons).toEqual(['illegal_step']);
});

it.each(['hours', 'approve-hours', 'accept-hours'])('hides %s from others', async (name) => {
  const body = name === 'hours' ? HOURS : undefined;
  problemOf(await step(name, stranger, body), 404, 'NOT_FOUND');
  problemOf(await step(name, null, body), 401, 'UNAUTHENTICATED');
});
