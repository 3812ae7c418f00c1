import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, NOW, type World } from './factories';
import { alertCalls } from './job-alert-calls';

let world: World;
let calls: ReturnType<typeof alertCalls>;
let clinic: PersonSnapshot;
beforeAll(async () => {
  world = await createWorld();
  await world.subgraph.alertWorker.stop();
  calls = alertCalls(world);
  clinic = await world.clinic();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

/** A Tuesday. */
const DAY = '2027-03-02';
const post = (changes: object = {}) => world.job(clinic, { date: DAY, ...changes });

/** Score and reasons by which a shift reaches an alert; null when it does not. */
async function found(
  criteria: object,
  changes: object = {},
  home: Partial<PersonSnapshot> = { province: 'Ontario', city: 'Toronto', postalArea: 'M5V' },
) {
  const temp = await world.temp(home);
  await calls.alert(temp, criteria);
  await post(changes);
  await calls.match();
  const [row] = await calls.rowsOf(temp);
  return row ? [row.score, row.reasons] : null;
}

it.each([
  ['a role alone', {}, {}, ['1.00', ['role:hygienist']]],
  ['another role', { roles: ['assistant'] }, {}, null],
  ['one of two roles', { roles: ['assistant', 'hygienist'] }, {}, ['1.00', ['role:hygienist']]],
  [
    'a province',
    { provinces: ['Quebec', 'Ontario'] },
    {},
    ['1.00', ['role:hygienist', 'province:Ontario']],
  ],
  ['another province', { provinces: ['Quebec'] }, {}, null],
  [
    'a city, however it is written',
    { cities: ['saint-catharines'] },
    { city: 'St. Catharines' },
    ['1.00', ['role:hygienist', 'city:St. Catharines']],
  ],
  ['a city of another province', { cities: ['Toronto'], provinces: ['Quebec'] }, {}, null],
  ['an unknown city', { cities: ['Zzyzx'] }, {}, null],
  [
    'an unknown city that a shift has, too',
    { cities: ['Zzyzx'] },
    { city: 'zzyzx' },
    ['1.00', ['role:hygienist', 'city:Zzyzx']],
  ],
  [
    'a rate that is reached',
    { minHourlyRate: '52' },
    { hourlyRate: '52' },
    ['1.00', ['role:hygienist', 'rate:52.00']],
  ],
  ['a rate that is not', { minHourlyRate: '52.01' }, { hourlyRate: '52' }, null],
  ['the highest rate', { minHourlyRate: '9999.99' }, { hourlyRate: '500' }, null],
  [
    'a distance within',
    { maxTravelDistance: 50 },
    { city: 'Mississauga' },
    ['1.00', ['role:hygienist', 'distance:25']],
  ],
  ['a distance beyond', { maxTravelDistance: 10 }, { city: 'Mississauga' }, null],
  ['no limit', { maxTravelDistance: 999 }, { city: 'Thunder Bay' }, ['1.00', ['role:hygienist']]],
  [
    'a shift at an unknown place, which could be near',
    { maxTravelDistance: 10 },
    { city: 'Zzyzx' },
    ['0.50', ['role:hygienist']],
  ],
  [
    'a kind',
    { jobTypes: ['full_day', 'urgent'] },
    { isUrgent: true },
    ['1.00', ['role:hygienist', 'jobType:full_day', 'jobType:urgent']],
  ],
  ['another kind', { jobTypes: ['half_day'] }, {}, null],
  ['a day', { availability: ['Tuesday'] }, {}, ['1.00', ['role:hygienist', 'day:Tuesday']]],
  ['another day', { availability: ['Monday'] }, {}, null],
  [
    'an evening',
    { availability: ['Evenings'] },
    { startTime: '16:00', endTime: '20:00' },
    ['1.00', ['role:hygienist', 'day:Evenings']],
  ],
  [
    'one of two wishes',
    { jobTypes: ['half_day'], availability: ['Tuesday'], minHourlyRate: '50' },
    {},
    ['0.75', ['role:hygienist', 'rate:52.00', 'day:Tuesday']],
  ],
  ['none of two wishes', { jobTypes: ['half_day'], availability: ['Monday'] }, {}, null],
])('%s', async (_, criteria, changes, outcome) => {
  expect(await found(criteria, changes)).toEqual(outcome);
});

it('measures from the new place after a move', async () => {
  const temp = await world.temp({ city: 'Calgary', province: 'Alberta', postalArea: 'T2P' });
  await calls.alert(temp, { maxTravelDistance: 25 });
  await post();
  await calls.match();
  expect(await calls.rowsOf(temp)).toEqual([]);
  const moved = { city: 'Toronto', province: 'Ontario', postalArea: 'M5V' };
  await world.services.people.takeOver({ ...temp, ...moved, revision: 2 });
  await post();
  await calls.match();
  expect(await calls.rowsOf(temp)).toHaveLength(1);
});

it('counts without a distance while the professional’s place is unknown', async () => {
  const nowhere = { city: null, province: null, postalArea: null };
  expect(await found({ maxTravelDistance: 5 }, {}, nowhere)).toEqual(['0.50', ['role:hygienist']]);
});

const MORNING = '2026-11-20T15:00:00.000Z';

it.each([
  ['Ontario', 'Toronto', 'daily', MORNING, '2026-11-21T13:00:00.000Z'],
  ['British Columbia', 'Vancouver', 'daily', '2026-11-20T14:59:59.000Z', MORNING],
  ['Newfoundland and Labrador', 'St. John’s', 'weekly', MORNING, '2026-11-23T11:30:00.000Z'],
])('a digest for %s, %s, %s, is due in the morning there', async (...facts) => {
  const [province, city, frequency, now, due] = facts;
  const temp = await world.temp({ province, city });
  await calls.alert(temp, { frequency });
  world.clock.set(new Date(now));
  await post();
  await calls.match();
  const [row] = await calls.rowsOf(temp);
  expect(row?.due.toISOString()).toBe(due);
});
