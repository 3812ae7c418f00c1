import { get, listOf, objectOf, post, problemOf, problemPaths, type Json } from './support/api';
import { demoPerson, newPerson, type Person } from './support/people';

let clinic: Person;
let hygienist: Person;

beforeAll(async () => {
  clinic = await demoPerson('clinic');
  hygienist = await demoPerson('hygienist');
});

const AUDIENCE = { role: 'hygienist', province: 'Ontario' };
const written = async (more: Json = {}, { token }: Person = clinic) => {
  const body = { title: 'Open chair in May', message: 'A second hygienist.', ...AUDIENCE, ...more };
  const answer = await post('/api/clinic-alerts', body, { token });
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
  return objectOf(answer) as Json & { id: number };
};
const step = (id: number, name: string, { token }: Person = clinic) =>
  post(`/api/clinic-alerts/${id}/${name}`, undefined, { token });

it('reaches its audience once, is read and answered', async () => {
  const { token } = clinic;
  const audience = objectOf(await post('/api/clinic-alerts/preview', AUDIENCE, { token }));
  expect(audience.count).toBeGreaterThan(0);
  expect((audience.sample as Json[])[0]?.reasons).toEqual(
    expect.arrayContaining(['role', 'province']),
  );
  const { id } = await written();
  const sent = objectOf(await step(id, 'send'));
  expect(sent).toMatchObject({ id, status: 'sent' });
  // Other tests sign up people meanwhile.
  expect(sent.sentCount).toBeGreaterThanOrEqual(Number(audience.count));
  problemOf(await step(id, 'send'), 409, 'CONFLICT');
  const received = listOf(await get('/api/alerts/received', { token: hygienist.token }));
  const mine = received.find(({ alertId }) => alertId === id);
  expect(mine).toMatchObject({ title: 'Open chair in May', readAt: null, isOver: false });
  const path = `/api/alerts/received/${id}`;
  const as = { token: hygienist.token };
  expect(objectOf(await post(`${path}/read`, undefined, as)).readAt).not.toBeNull();
  const answer = { answer: 'interested', message: 'From June on' };
  expect(objectOf(await post(`${path}/respond`, answer, as))).toMatchObject({
    ...{ answer: 'interested', reply: 'From June on' },
  });
  problemOf(await post(`${path}/respond`, answer, as), 409, 'CONFLICT');
  const recipients = listOf(await get(`/api/clinic-alerts/${id}/recipients`, { token }));
  expect(recipients[0]).toMatchObject({
    ...{ professionalId: hygienist.id, status: 'responded', answer: 'interested' },
  });
  const [newest] = listOf(await get('/api/clinic-alerts?limit=1', { token }));
  expect(newest).toMatchObject({ id, readCount: 1, interestedCount: 1 });
  expect(objectOf(await step(id, 'cancel'))).toMatchObject({ status: 'cancelled' });
});

it('is hidden from others and refused without a plan or with wrong fields', async () => {
  const { id } = await written();
  const other = await newPerson('clinic');
  problemOf(await step(id, 'send', other), 404, 'NOT_FOUND');
  problemOf(
    await get(`/api/clinic-alerts/${id}/recipients`, { token: other.token }),
    404,
    'NOT_FOUND',
  );
  const own = await written({}, other);
  expect(problemOf(await step(own.id, 'send', other), 403, 'FORBIDDEN').reasons).toEqual([
    'plan_limit',
  ]);
  const wrong = await post(
    '/api/clinic-alerts',
    { title: '', message: 'x', urgencyLevel: 'now' },
    { token: clinic.token },
  );
  expect(problemPaths(problemOf(wrong, 400, 'VALIDATION_FAILED')).sort()).toEqual([
    'title',
    'urgencyLevel',
  ]);
});
