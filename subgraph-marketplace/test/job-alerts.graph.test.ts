import type { PersonSnapshot } from '@tbt/contracts';
import { countStatements } from '@tbt/service-kit';
import { createWorld, NOW, type World } from './factories';
import { alertCalls } from './job-alert-calls';

const LIST = '{ jobAlerts { id roles } }';
const HISTORY = `query ($first: Int) { jobAlertNotifications(first: $first) {
  edges { node { id job { id } shift { role city date } matchScore matchReasons status readAt actionTakenAt } }
  pageInfo { hasNextPage } } }`;

let world: World;
let calls: ReturnType<typeof alertCalls>;
beforeAll(async () => {
  world = await createWorld();
  await world.subgraph.alertWorker.stop();
  calls = alertCalls(world);
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const idsOf = async (who: PersonSnapshot) => {
  const { data } = await world.graph(LIST, {}, who);
  return (data?.jobAlerts as { id: string }[]).map(({ id }) => id);
};
type Node = {
  id: string;
  job: { id: string } | null;
  shift: object | null;
  matchScore: string;
  status: string;
};
const historyOf = async (who: PersonSnapshot): Promise<Node[]> => {
  const { data } = await world.graph(HISTORY, {}, who);
  return (data?.jobAlertNotifications as { edges: { node: Node }[] }).edges.map(({ node }) => node);
};

it('has the specification’s defaults', async () => {
  const temp = await world.temp();
  expect(await calls.alert(temp)).toMatchObject({
    ...{ userId: String(temp.id), isActive: true, roles: ['hygienist'], provinces: [], cities: [] },
    ...{ minHourlyRate: null, maxTravelDistance: null, jobTypes: [], availability: [] },
    ...{ notificationMethod: 'email', frequency: 'immediate', lastNotifiedAt: null },
  });
});

it('changes the given fields alone', async () => {
  const temp = await world.temp();
  const { id } = await calls.alert(temp, { minHourlyRate: '50', cities: ['Ottawa'] });
  const { jobAlert } = await calls.edit(temp, { alertId: id, isActive: false });
  expect(jobAlert).toMatchObject({ isActive: false, minHourlyRate: '50.00', cities: ['Ottawa'] });
  const cleared = await calls.edit(temp, { alertId: id, minHourlyRate: null });
  expect(cleared.jobAlert).toMatchObject({ isActive: false, minHourlyRate: null });
});

it.each([
  ['no role', { roles: [] }, 'roles'],
  ['an unknown province', { provinces: ['Texas'] }, 'provinces.0'],
  ['a rate of five digits', { minHourlyRate: '10000' }, 'minHourlyRate'],
  ['a rate of three decimals', { minHourlyRate: '50.001' }, 'minHourlyRate'],
  ['no kilometres', { maxTravelDistance: 0 }, 'maxTravelDistance'],
  ['an unknown kind', { jobTypes: ['night'] }, 'jobTypes.0'],
  ['an unknown day', { availability: ['Someday'] }, 'availability.0'],
  ['an unknown frequency', { frequency: 'hourly' }, 'frequency'],
  ['an unknown method', { notificationMethod: 'fax' }, 'notificationMethod'],
  ['a blank city', { cities: ['  '] }, 'cities.0'],
])('refuses %s', async (_, change, path) => {
  const { errors } = await calls.create(await world.temp(), { roles: ['hygienist'], ...change });
  expect(errors?.map((error) => [error.code, error.path.join('.')])).toContainEqual([
    'VALIDATION_FAILED',
    path,
  ]);
});

it('keeps at most twenty, whatever is sent at once', async () => {
  const temp = await world.temp();
  const outcomes = await Promise.all(
    Array.from({ length: 23 }, () => calls.create(temp, { roles: ['assistant'] })),
  );
  expect(outcomes.filter(({ jobAlert }) => jobAlert)).toHaveLength(20);
  expect(outcomes.flatMap(({ errors }) => errors ?? []).map(({ reasons }) => reasons)).toEqual([
    ['too_many'],
    ['too_many'],
    ['too_many'],
  ]);
});

it('belongs to one professional', async () => {
  const [temp, other, clinic] = [await world.temp(), await world.temp(), await world.clinic()];
  const { id } = await calls.alert(temp);
  expect(await calls.edit(other, { alertId: id, isActive: false })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await calls.remove(other, id)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await calls.create(clinic, { roles: ['hygienist'] })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await calls.create(null, { roles: ['hygienist'] })).toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  expect(await idsOf(temp)).toEqual([id]);
  await calls.remove(temp, id);
  expect(await idsOf(temp)).toEqual([]);
});

it('previews the open shifts of today, without those across a block', async () => {
  const temp = await world.temp({ city: 'Sudbury', province: 'Ontario' });
  const [clinic, blocked] = [await world.clinic(), await world.clinic()];
  const place = { city: 'Sudbury', province: 'Ontario' };
  const well = await world.job(clinic, { ...place, hourlyRate: '58' });
  await world.job(clinic, { ...place, hourlyRate: '40' });
  await world.job(blocked, { ...place, hourlyRate: '58' });
  await world.block(temp, blocked);
  const criteria = { roles: ['hygienist'], cities: ['sudbury'], minHourlyRate: '55' };
  const { data } = await world.graph(
    `query ($criteria: JobAlertCriteriaInput!) {
      jobAlertPreview(criteria: $criteria) { count jobs { id } } }`,
    { criteria },
    temp,
  );
  expect(data?.jobAlertPreview).toEqual({ count: 1, jobs: [{ id: String(well.id) }] });
  const { id } = await calls.alert(temp, criteria);
  const stored = await world.graph(`{ jobAlert(id: ${id}) { preview { count } } }`, {}, temp);
  expect(stored.data?.jobAlert).toEqual({ preview: { count: 1 } });
  const foreign = await world.graph(`{ jobAlert(id: ${id}) { id } }`, {}, await world.temp());
  expect(foreign.data?.jobAlert).toBeNull();
});

it('keeps a history with marks', async () => {
  const temp = await world.temp();
  await calls.alert(temp, { provinces: ['Yukon'] });
  const clinic = await world.clinic();
  const place = { city: 'Whitehorse', province: 'Yukon' };
  const jobs = [await world.job(clinic, place), await world.job(clinic, place)];
  await calls.match();
  expect(await historyOf(temp)).toEqual([]);
  await calls.deliver();
  const [second, first] = await historyOf(temp);
  expect([first?.job?.id, second?.job?.id]).toEqual(jobs.map(({ id }) => String(id)));
  const mark = (id: string | undefined, as: string, who = temp) =>
    world.graph(
      `mutation { markJobAlertNotification(input: { notificationId: ${id}, mark: "${as}" }) {
        notification { status readAt actionTakenAt } errors { code } } }`,
      {},
      who,
    );
  const at = world.clock.now().toISOString();
  const { data } = await mark(first?.id, 'acted');
  expect(data?.markJobAlertNotification).toMatchObject({
    notification: { status: 'acted', readAt: at, actionTakenAt: at },
  });
  const read = await mark(first?.id, 'read');
  expect(read.data?.markJobAlertNotification).toMatchObject({ notification: { status: 'acted' } });
  const foreign = await mark(second?.id, 'read', await world.temp());
  expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

it('keeps role, town and day of a shift that has closed', async () => {
  const temp = await world.temp();
  await calls.alert(temp, { provinces: ['Nova Scotia'] });
  const place = { city: 'Truro', province: 'Nova Scotia', date: '2027-04-12' };
  const job = await world.job(await world.clinic(), place);
  await calls.match();
  await calls.deliver();
  const shift = { role: 'hygienist', city: 'Truro', date: '2027-04-12' };
  expect(await historyOf(temp)).toMatchObject([{ job: { id: String(job.id) }, shift }]);
  await world.subgraph.database.prisma.job.update({
    where: { id: job.id },
    data: { status: 'closed' },
  });
  expect(await historyOf(temp)).toMatchObject([{ job: null, shift }]);
});

it('reads a page of the history with its shifts in as many statements as one entry', async () => {
  const temp = await world.temp();
  await calls.alert(temp, { provinces: ['Nunavut'] });
  const clinic = await world.clinic();
  const count = () =>
    countStatements(world.subgraph.database.pool, () => world.graph(HISTORY, {}, temp));
  const add = async () => {
    await world.job(clinic, { city: 'Iqaluit', province: 'Nunavut' });
    await calls.match();
    await calls.deliver();
  };
  await add();
  const one = await count();
  await add();
  await add();
  expect(await count()).toBe(one);
});
