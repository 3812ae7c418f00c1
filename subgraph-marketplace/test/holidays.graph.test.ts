import { asAdmin, createWorld, NOW, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

type Who = Parameters<World['graph']>[2];
const FIELDS = 'date isHoliday nameEn nameFr isChanged';
const SET = `mutation ($input: SetHolidayInput!) { setHoliday(input: $input) {
  holiday { ${FIELDS} } errors { code path } } }`;

const set = async (input: object, who: Who = asAdmin()) => {
  const { data, errors } = await world.graph(SET, { input }, who);
  return { thrown: errors?.[0]?.extensions.code, ...(data?.setHoliday as object) };
};
const listOf = async (province: string, who: Who = asAdmin()) => {
  const query = `query ($province: String!) { holidays(province: $province, year: 2027) { ${FIELDS} } }`;
  const { data, errors } = await world.graph(query, { province }, who);
  return errors ? errors[0]?.extensions.code : (data?.holidays as { date: string }[]);
};
const badgeOn = async (province: string, city: string, date: string) => {
  const job = await world.job(await world.clinic(), { province, city, date });
  const query = 'query ($id: ID!) { job(id: $id) { holiday } }';
  return ((await world.graph(query, { id: String(job.id) })).data?.job as { holiday: string })
    .holiday;
};

const BRIDGE = { province: 'Manitoba', date: '2027-08-03', isHoliday: true };
const NAMES = { nameEn: 'Bridge Day', nameFr: 'Jour du pont' };

it('an added day is a badge on its postings', async () => {
  expect(await badgeOn('Manitoba', 'Winnipeg', '2027-08-03')).toBeNull();
  expect(await set({ ...BRIDGE, ...NAMES })).toMatchObject({ errors: [], holiday: NAMES });
  expect(await badgeOn('Manitoba', 'Winnipeg', '2027-08-03')).toBe('Bridge Day');
  expect(await badgeOn('Ontario', 'Toronto', '2027-08-03')).toBeNull();
  expect(await listOf('Manitoba')).toContainEqual({
    ...{ date: '2027-08-03', isHoliday: true, isChanged: true, ...NAMES },
  });
});

it('a day taken out stays in the list and can be put back', async () => {
  const day = { province: 'Alberta', date: '2027-07-01' };
  expect(await set({ ...day, isHoliday: false })).toMatchObject({ errors: [] });
  expect(await badgeOn('Alberta', 'Calgary', '2027-07-01')).toBeNull();
  expect(await listOf('Alberta')).toContainEqual({
    ...{ date: '2027-07-01', isHoliday: false, isChanged: true },
    ...{ nameEn: 'Canada Day', nameFr: 'Fête du Canada' },
  });
  await set({ ...day, isHoliday: true, nameEn: 'Canada Day', nameFr: 'Fête du Canada' });
  expect(await badgeOn('Alberta', 'Calgary', '2027-07-01')).toBe('Canada Day');
});

it.each([
  ['nameEn', { nameEn: ' ' }],
  ['nameFr', { nameFr: null }],
  ['province', { province: 'Texas' }],
  ['date', { date: '2027-02-30' }],
  ['date', { date: '2027-05-05', isHoliday: false }],
])('refuses a wrong %s', async (path, change) => {
  const answer = await set({ ...BRIDGE, ...NAMES, ...change });
  expect(answer).toMatchObject({ errors: [{ code: 'VALIDATION_FAILED', path: [path] }] });
});

it('is for administrators only', async () => {
  const clinic = await world.clinic();
  expect(await listOf('Ontario', clinic)).toBe('FORBIDDEN');
  expect((await set({ ...BRIDGE, ...NAMES }, clinic)).thrown).toBe('FORBIDDEN');
});
