import type { PersonSnapshot } from '@tbt/contracts';
import type { Job } from '../src/modules/jobs';
import { APPLY, COUNTER, runner } from './application-operations';
import { castOf } from './cast';
import { createEmergencyWorld, type EmergencyWorld } from './emergency-operations';
import { NOW } from './factories';

const PHONE = 'Is there parking? Call 416-555-0134';
const HIDDEN = 'Is there parking? Call •••••';
const CIRCLED = '④①⑥ ⑤⑤⑤ ⓪①③④';

let world: EmergencyWorld;
beforeAll(async () => {
  world = await createEmergencyWorld();
});
beforeEach(async () => {
  world.clock.set(NOW);
  await world.rows(`UPDATE people SET is_active = false WHERE role IN ('hygienist', 'assistant')`);
});
afterAll(() => world.close());

const run = runner(() => world);
const WITH = `query With($id: ID!, $userId: ID!) { job(id: $id) {
  applicationWith(userId: $userId) { id message rounds { message } } } }`;

async function noteBetween(who: PersonSnapshot | null, other: PersonSnapshot, job: Job) {
  const { data } = await world.graph(WITH, { id: job.id, userId: other.id }, who);
  type Read = { message: string; rounds: { message: string | null }[] } | null;
  const read = (data?.job as { applicationWith: Read } | null)?.applicationWith;
  return read && [read.message, ...read.rounds.map(({ message }) => message)];
}

describe('the note of an application', () => {
  it('is read by both sides, without contact details until the two have a booking', async () => {
    const { clinic, temp, job } = await castOf(world);
    const { application } = await run(APPLY, { jobId: job.id, message: PHONE }, temp);
    expect(application?.message).toBe(HIDDEN);
    const counter = { applicationId: application?.id, hourlyRate: '55', message: CIRCLED };
    await run(COUNTER, counter, clinic);
    expect(await noteBetween(clinic, temp, job)).toEqual([HIDDEN, HIDDEN, '•••••']);
    expect(await noteBetween(temp, clinic, job)).toEqual([HIDDEN, HIDDEN, '•••••']);
    await world.accept(clinic, await world.apply(temp, await world.job(clinic)));
    expect(await noteBetween(clinic, temp, job)).toEqual([PHONE, PHONE, CIRCLED]);
    expect(await noteBetween(temp, clinic, job)).toEqual([PHONE, PHONE, CIRCLED]);
  });

  it('is read by no other pair', async () => {
    const { clinic, temp, job } = await castOf(world);
    await run(APPLY, { jobId: job.id, message: 'Is there parking?' }, temp);
    const [otherClinic, otherTemp] = [await world.clinic(), await world.temp()];
    expect(await noteBetween(clinic, otherTemp, job)).toBeNull();
    expect(await noteBetween(otherTemp, clinic, job)).toBeNull();
    expect(await noteBetween(temp, otherClinic, job)).toBeNull();
    expect(await noteBetween(otherClinic, temp, job)).toBeNull();
    expect(await noteBetween(null, temp, job)).toBeNull();
  });
});

describe('an emergency request', () => {
  it('names no contact details', async () => {
    const clinic = await world.clinic();
    const { errors } = await world.request(clinic, {
      title: `Call ${CIRCLED}`,
      description: PHONE,
    });
    expect(errors.map(({ path }) => path)).toEqual([['title'], ['description']]);
    expect(errors[0]?.message).toContain('once you have a booking');
  });

  it('shows those of an answer once it is booked', async () => {
    const [clinic, temp] = [await world.clinic(), await world.onCall()];
    const { emergencyRequest } = await world.request(clinic, { isAssignedForMe: true });
    const input = {
      ...{ emergencyRequestId: emergencyRequest?.id, message: PHONE },
      estimatedArrival: '2026-11-21T13:00:00Z',
    };
    const answered = await world.graph(
      'mutation ($input: AnswerEmergencyInput!) { answerEmergency(input: $input) { response { message } } }',
      { input },
      temp,
    );
    expect(answered.data).toMatchObject({ answerEmergency: { response: { message: PHONE } } });
    const read = async () => {
      const query = 'query ($id: ID!) { emergencyRequest(id: $id) { responses { message } } }';
      return (await world.graph(query, { id: emergencyRequest?.id }, clinic)).data;
    };
    const asRead = (message: string) => ({ emergencyRequest: { responses: [{ message }] } });
    expect(await read()).toEqual(asRead(HIDDEN));
    await world.accept(clinic, await world.apply(temp, await world.job(clinic)));
    expect(await read()).toEqual(asRead(PHONE));
  });
});

it('a clinic alert names no contact details and no web address', async () => {
  const clinic = await world.clinic();
  const input = { title: 'See www.maple.dental', message: `Call ${CIRCLED}` };
  const { data } = await world.graph(
    'mutation ($input: CreateClinicAlertInput!) { createClinicAlert(input: $input) { errors { path } } }',
    { input },
    clinic,
  );
  expect(data?.createClinicAlert).toEqual({ errors: [{ path: ['title'] }, { path: ['message'] }] });
});
