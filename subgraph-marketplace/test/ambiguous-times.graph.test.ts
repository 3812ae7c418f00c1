import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, shift, type World } from './factories';

const POST = `mutation Post($input: PostJobInput!) { postJob(input: $input) {
  jobs { startsAt } errors { code path message reasons } } }`;
const EXTEND = `mutation Extend($input: ExtendJobInput!) { extendJob(input: $input) {
  jobs { date } errors { code path reasons } } }`;

type Payload = { jobs: object[] | null; errors: object[] };

let world: World;
let clinic: PersonSnapshot;
beforeAll(async () => {
  world = await createWorld();
  clinic = await world.clinic();
});
afterAll(() => world.close());

async function run(query: string, input: object): Promise<Payload> {
  const { data } = await world.graph(query, { input }, clinic);
  const [payload] = Object.values((data ?? {}) as Record<string, Payload>);
  return payload ?? { jobs: null, errors: [] };
}

it('asks which of two hours is meant on the night the clocks are set back, for each day', async () => {
  const night = { date: '2027-11-07', startTime: '01:30', endTime: '09:00' };
  const reasons = ['ambiguous_time', '-04:00', '-05:00'];
  expect((await run(POST, shift(night))).errors).toMatchObject([
    { code: 'VALIDATION_FAILED', path: ['utcOffset'], reasons },
  ]);
  const french = await world.graph(
    POST,
    { input: shift(night) },
    world.as(clinic, { locale: 'fr-CA' }),
  );
  expect(JSON.stringify(french.data)).toContain('la première (-04:00) ou la seconde (-05:00)');
  const weekly = shift({ ...night, date: '2027-10-31', moreDates: ['2027-11-07'] });
  expect((await run(POST, weekly)).errors).toMatchObject([{ path: ['moreDates', '0'], reasons }]);
  const { jobs } = await run(POST, { ...weekly, utcOffset: '-05:00' });
  expect(jobs).toMatchObject([
    { startsAt: '2027-10-31T05:30:00.000Z' },
    { startsAt: '2027-11-07T06:30:00.000Z' },
  ]);
  const { id: jobId } = await world.job(clinic, { ...night, date: '2027-10-30' });
  const more = { jobId, dates: ['2027-11-07'] };
  expect((await run(EXTEND, more)).errors).toMatchObject([{ path: ['dates', '0'], reasons }]);
  expect((await run(EXTEND, { ...more, utcOffset: '-04:00' })).errors).toEqual([]);
});
