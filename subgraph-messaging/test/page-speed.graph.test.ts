import { createWorld, type World } from './factories';

const RECORD = `mutation Record($input: RecordPageSpeedInput!) {
  recordPageSpeed(input: $input) { isRecorded errors { code path } }
}`;
const READ = `query Speeds($days: Int) {
  pageSpeeds(days: $days) { page isPhone vital visits p75 }
}`;

type Recorded = {
  recordPageSpeed: { isRecorded: boolean | null; errors: { code: string; path: string[] }[] };
};
type Speeds = { pageSpeeds: { page: string; vital: string; visits: number; p75: number }[] | null };

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const visit = { page: 'jobs', isPhone: true, lcp: 1400, inp: 90, cls: 12 };
const record = (input: object, address = '203.0.113.7') =>
  world.run<Recorded | null>(null, RECORD, { input }, { address });
const admin = () => world.person({ role: null, isAdmin: true });
const read = async (days = 28) =>
  (await world.run<Speeds>(await admin(), READ, { days })).data.pageSpeeds;

it('counts visits by page and device, and tells what three of four were within', async () => {
  for (const lcp of [900, 1400, 1900, 6000]) await record({ ...visit, lcp });
  await record({ page: 'jobs', isPhone: false, ttfb: 40 });
  const speeds = await read();
  expect(speeds).toHaveLength(4);
  expect(speeds).toEqual(
    expect.arrayContaining([
      { page: 'jobs', isPhone: true, vital: 'lcp', visits: 4, p75: 2000 },
      { page: 'jobs', isPhone: true, vital: 'cls', visits: 4, p75: 25 },
      { page: 'jobs', isPhone: false, vital: 'ttfb', visits: 1, p75: 50 },
    ]),
  );
});

it('keeps counts alone, of members as of visitors', async () => {
  await world.run(await world.person(), RECORD, { input: visit });
  const rows = await world.subgraph.database.prisma.pageSpeed.findMany();
  expect(rows.map(({ vital, step, visits }) => [vital, step, visits])).toEqual(
    expect.arrayContaining([
      ['lcp', 1500, 1],
      ['inp', 100, 1],
      ['cls', 25, 1],
    ]),
  );
});

it('looks back as many days as it is asked to', async () => {
  await record(visit);
  world.clock.advance(24 * 60 * 60 * 1000);
  expect(await read(1)).toEqual([]);
  expect(await read(2)).toHaveLength(3);
});

it.each([
  ['page', '/jobs/7'],
  ['lcp', -1],
  ['inp', 600_001],
])('refuses %s %j and counts nothing', async (field, value) => {
  const { data } = await record({ ...visit, [field]: value });
  expect(data?.recordPageSpeed).toMatchObject({ isRecorded: null, errors: [{ path: [field] }] });
  expect(await read()).toEqual([]);
});

it('is read by administrators alone, for 90 days at most', async () => {
  const { errors } = await world.run<Speeds>(await world.person(), READ, {});
  expect(errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  const { errors: tooLong } = await world.run<Speeds>(await admin(), READ, { days: 91 });
  expect(tooLong).toMatchObject([{ code: 'VALIDATION_FAILED' }]);
});

it('limits the visits of one address', async () => {
  const isLimited = async (address?: string) =>
    (await record(visit, address)).errors.some(({ code }) => code === 'RATE_LIMITED');
  let count = 1;
  while (!(await isLimited())) count += 1;
  expect(count).toBe(301);
  expect(await isLimited('203.0.113.8')).toBe(false);
});
