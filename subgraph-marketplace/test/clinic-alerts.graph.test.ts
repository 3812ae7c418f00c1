import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, NOW, type World } from './factories';

const HOUR = 3_600_000;
const ALERT = `id title status sentCount waitingCount readCount answerCount interestedCount urgencyLevel expiresAt
  recipients { edges { node { professionalId status answer reply } } }`;
const RECEIVED = 'alertId title answer isOver readAt';
const ERRORS = 'errors { code path reasons message }';
const clinicAct = (name: string, type: string) =>
  `mutation ($input: ${type}!) { act: ${name}(input: $input) { clinicAlert { ${ALERT} } ${ERRORS} } }`;
const tempAct = (name: string, type: string) =>
  `mutation ($input: ${type}!) { act: ${name}(input: $input) { receivedAlert { ${RECEIVED} } ${ERRORS} } }`;
const CREATE = clinicAct('createClinicAlert', 'CreateClinicAlertInput');
const SEND = clinicAct('sendClinicAlert', 'ClinicAlertInput');
const CANCEL = clinicAct('cancelClinicAlert', 'ClinicAlertInput');
const READ = tempAct('readAlert', 'ClinicAlertInput');
const RESPOND = tempAct('respondToAlert', 'RespondToAlertInput');
const LIST = `{ receivedAlerts { edges { node { ${RECEIVED} } } } }`;
const AUDIENCE = `query ($audience: AlertAudienceInput!) {
  alertAudience(audience: $audience) { count sample { reasons professional { id } } } }`;

interface Alert {
  id: string;
  status: string;
  sentCount: number;
  waitingCount: number;
  recipients: { edges: { node: { professionalId: string; status: string; answer: string } }[] };
}
interface Received {
  alertId: string;
  answer: string | null;
  isOver: boolean;
}
interface Outcome {
  clinicAlert?: Alert | null;
  receivedAlert?: Received | null;
  errors: { code: string; path: string[]; reasons: string[]; message: string }[];
}

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set(NOW);
  await world.rows(`UPDATE people SET is_active = false WHERE role IN ('hygienist', 'assistant')`);
});
afterAll(() => world.close());

async function act(query: string, input: object, who: PersonSnapshot) {
  const { data, errors } = await world.graph(query, { input }, who);
  const outcome = (data?.act ?? { errors: [] }) as Outcome;
  const [refusal] = outcome.errors;
  const [thrown] = errors ?? [];
  return {
    ...outcome,
    code: thrown?.extensions.code ?? refusal?.code,
    reasons: (thrown?.extensions.reasons ?? refusal?.reasons) as string[] | undefined,
  };
}
const words = { title: 'Open chair in May', message: 'We look for a second hygienist.' };
async function written(clinic: PersonSnapshot, more: object = {}) {
  const { clinicAlert, errors } = await act(CREATE, { ...words, ...more }, clinic);
  if (!clinicAlert) throw new Error(JSON.stringify(errors));
  return clinicAlert.id;
}
const send = (clinic: PersonSnapshot, alertId: string) => act(SEND, { alertId }, clinic);
async function sentAlert(clinic: PersonSnapshot, more: object = {}) {
  const alertId = await written(clinic, more);
  const { clinicAlert, errors } = await send(clinic, alertId);
  if (!clinicAlert) throw new Error(JSON.stringify(errors));
  return clinicAlert;
}
async function receivedBy(temp: PersonSnapshot): Promise<Received[]> {
  const { data } = await world.graph(LIST, {}, temp);
  const { edges } = data?.receivedAlerts as { edges: { node: Received }[] };
  return edges.map(({ node }) => node);
}
async function published(name: string) {
  await world.subgraph.outbox.drain();
  return world.bus.published.filter((event) => event.name === name).map(({ payload }) => payload);
}

it('shows the audience with why each, then reaches it once', async () => {
  const clinic = await world.clinic();
  const near = await world.temp();
  const favourite = await world.temp();
  await world.rows('INSERT INTO favourites VALUES ($1, $2, now())', [clinic.id, favourite.id]);
  await world.temp({ city: 'Ottawa' });
  await world.temp({ role: 'assistant' });
  const blocked = await world.temp();
  await world.block(blocked, clinic);
  const member = await world.temp({ clinicIds: [clinic.id] });
  const audience = { role: 'hygienist', city: 'toronto' };
  const { data } = await world.graph(AUDIENCE, { audience }, clinic);
  expect(data?.alertAudience).toEqual({
    count: 2,
    sample: [
      { reasons: ['favourite', 'role', 'city'], professional: { id: String(favourite.id) } },
      { reasons: ['role', 'city'], professional: { id: String(near.id) } },
    ],
  });
  const alert = await sentAlert(clinic, audience);
  expect(alert).toMatchObject({ status: 'sent', sentCount: 2, waitingCount: 0 });
  expect(await receivedBy(near)).toEqual([
    expect.objectContaining({ alertId: alert.id, isOver: false, answer: null }),
  ]);
  expect(await receivedBy(member)).toEqual([]);
  expect(await send(clinic, alert.id)).toMatchObject({ code: 'CONFLICT' });
  const events = (await published('clinic-alert.sent')) as { professionalIds: number[] }[];
  expect(events.at(-1)?.professionalIds.sort((a, b) => a - b)).toEqual([near.id, favourite.id]);
});

it('leaves out who blocked the clinic or closed the account after the preview', async () => {
  const clinic = await world.clinic();
  const [staying, blocking, leaving] = [await world.temp(), await world.temp(), await world.temp()];
  const { data } = await world.graph(AUDIENCE, { audience: {} }, clinic);
  expect(data?.alertAudience).toMatchObject({ count: 3 });
  const alertId = await written(clinic);
  await world.block(blocking, clinic);
  await world.services.people.takeOver({ ...leaving, isActive: false, revision: 9 });
  const { clinicAlert } = await send(clinic, alertId);
  expect(clinicAlert).toMatchObject({
    sentCount: 1,
    recipients: { edges: [{ node: { professionalId: String(staying.id) } }] },
  });
  expect(await receivedBy(blocking)).toEqual([]);
  const events = (await published('clinic-alert.sent')) as { professionalIds: number[] }[];
  expect(events.at(-1)?.professionalIds).toEqual([staying.id]);
});

it('says who has worked at the clinic, and who is only booked there', async () => {
  const { clinic, temp, booking } = await world.booked();
  const other = await world.temp();
  const reasons = async () => {
    const { data } = await world.graph(AUDIENCE, { audience: {} }, clinic);
    const { sample } = data?.alertAudience as {
      sample: { reasons: string[]; professional: { id: string } }[];
    };
    return sample.map(({ professional, ...one }) => [Number(professional.id), one.reasons]);
  };
  expect(await reasons()).toEqual([
    [temp.id, ['booked']],
    [other.id, []],
  ]);
  world.clock.set(booking.endsAt);
  expect(await reasons()).toEqual([
    [temp.id, ['booked_before']],
    [other.id, []],
  ]);
});

it('is read and answered by its recipients alone, and the clinic sees it', async () => {
  const [clinic, temp, other] = [await world.clinic(), await world.temp(), await world.temp()];
  const { id: alertId } = await sentAlert(clinic);
  const stranger = await world.temp();
  expect((await act(READ, { alertId }, stranger)).code).toBe('NOT_FOUND');
  const before = world.bus.signals.length;
  await act(READ, { alertId }, temp);
  expect(world.bus.signals[before]).toEqual({
    name: 'clinic-alert.changed',
    payload: { alertId: Number(alertId), clinicId: clinic.id },
  });
  const answer = { alertId, answer: 'interested', message: 'From June on' };
  const answered = await act(RESPOND, answer, temp);
  expect(answered.receivedAlert).toMatchObject({ answer: 'interested' });
  expect((await act(RESPOND, answer, temp)).reasons).toEqual(['illegal_step']);
  await act(RESPOND, { alertId, answer: 'declined' }, other);
  const again = await act(CANCEL, { alertId }, clinic);
  expect(again.clinicAlert).toMatchObject({ readCount: 2, answerCount: 2, interestedCount: 1 });
  expect(again.clinicAlert?.recipients.edges.map(({ node }) => node)).toEqual([
    expect.objectContaining({ professionalId: String(temp.id), reply: 'From June on' }),
    expect.objectContaining({ professionalId: String(other.id), answer: 'declined' }),
  ]);
  expect((await published('clinic-alert.answered')).slice(-2)).toMatchObject([
    { professionalId: temp.id, answer: 'interested' },
    { professionalId: other.id, answer: 'declined' },
  ]);
});

it('reaches a professional twice a day; the rest go into the next digest', async () => {
  const temp = await world.temp();
  const clinics = await Promise.all([1, 2, 3, 4].map(() => world.clinic()));
  await Promise.all(clinics.map((clinic) => sentAlert(clinic)));
  expect(await receivedBy(temp)).toHaveLength(2);
  await world.bus.runJob('marketplace.clinic-alert-digests');
  await world.bus.runJob('marketplace.clinic-alert-digests');
  expect(await receivedBy(temp)).toHaveLength(4);
  const digests = (await published('clinic-alert.digest')) as { recipients: object[] }[];
  expect(digests.flatMap(({ recipients }) => recipients)).toEqual([
    { professionalId: temp.id, alertCount: 2 },
  ]);
  world.clock.advance(25 * HOUR);
  await sentAlert(clinics[0]!);
  expect(await receivedBy(temp)).toHaveLength(5);
});

it('stops what has not left when it is cancelled or over', async () => {
  const temp = await world.temp();
  const [one, two, three, four] = await Promise.all([1, 2, 3, 4].map(() => world.clinic()));
  await sentAlert(one!);
  await sentAlert(two!);
  const cancelled = await sentAlert(three!);
  expect(cancelled.waitingCount).toBe(1);
  await sentAlert(four!, { expiresOn: '2026-11-20' });
  const { clinicAlert } = await act(CANCEL, { alertId: cancelled.id }, three!);
  expect(clinicAlert).toMatchObject({ status: 'cancelled', waitingCount: 0 });
  world.clock.advance(24 * HOUR);
  await world.bus.runJob('marketplace.clinic-alert-digests');
  expect(await receivedBy(temp)).toHaveLength(2);
  expect((await act(CANCEL, { alertId: cancelled.id }, three!)).reasons).toEqual(['illegal_step']);
});

it('cannot be answered once it is over, and is hidden across a block', async () => {
  const [clinic, temp] = [await world.clinic(), await world.temp()];
  const { id: alertId } = await sentAlert(clinic, { expiresOn: '2026-11-21' });
  world.clock.advance(48 * HOUR);
  expect((await receivedBy(temp))[0]?.isOver).toBe(true);
  expect((await act(RESPOND, { alertId, answer: 'interested' }, temp)).reasons).toEqual(['over']);
  await world.block(temp, clinic);
  expect(await receivedBy(temp)).toEqual([]);
  expect((await act(READ, { alertId }, temp)).code).toBe('NOT_FOUND');
});

it('is refused without a plan, above the month, for no audience and for wrong fields', async () => {
  await world.temp();
  const free = await world.clinic({ subscriptionStatus: 'free', subscriptionTier: null });
  expect(await send(free, await written(free))).toMatchObject({
    ...{ code: 'FORBIDDEN', reasons: ['plan_limit'] },
  });
  const basic = await world.clinic({ subscriptionTier: 'basic' });
  const ids = [await written(basic), await written(basic), await written(basic)];
  const outcomes = await Promise.all(ids.map((id) => send(basic, id)));
  expect(outcomes.filter(({ clinicAlert }) => clinicAlert)).toHaveLength(2);
  expect(outcomes.find(({ clinicAlert }) => !clinicAlert)?.reasons).toEqual(['plan_limit']);
  const clinic = await world.clinic();
  const empty = await written(clinic, { province: 'Nunavut' });
  expect((await send(clinic, empty)).reasons).toEqual(['no_audience']);
  const wrong = {
    title: 'x'.repeat(201),
    message: ' ',
    role: 'assistant',
    expiresOn: '2026-11-19',
  };
  const { errors } = await act(CREATE, wrong, clinic);
  expect(errors.map(({ path }) => path[0]).sort()).toEqual(['message', 'title']);
  const past = await act(CREATE, { ...words, expiresOn: '2026-11-19' }, clinic);
  expect(past.errors[0]?.path).toEqual(['expiresOn']);
});

it('reaches 50,000 in one statement', async () => {
  await world.rows(`INSERT INTO people (id, role, is_active, province, city)
    SELECT id, 'hygienist', true, 'Yukon', 'Whitehorse' FROM generate_series(2000001, 2050000) AS id`);
  const clinic = await world.clinic();
  const alert = await sentAlert(clinic, { province: 'Yukon' });
  expect(alert.sentCount).toBe(50_000);
  const events = (await published('clinic-alert.sent')) as { professionalIds: number[] }[];
  const ids = events
    .slice(-100)
    .flatMap(({ professionalIds }) => professionalIds)
    .filter((id) => id > 2_000_000);
  expect(new Set(ids).size).toBe(50_000);
}, 60_000);
