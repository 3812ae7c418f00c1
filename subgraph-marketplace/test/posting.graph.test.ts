import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, newKey, NOW, shift, type World } from './factories';

const POST = `mutation Post($input: PostJobInput!) { postJob(input: $input) {
  job { id date } errors { code path message reasons }
  jobs { id date startsAt endsAt utcOffset holiday revision paymentTerms frenchTitle series { id isTakenWhole jobs { date } } } } }`;
const EXTEND = `mutation Extend($input: ExtendJobInput!) { extendJob(input: $input) {
  jobs { date series { jobs { date } } } errors { code path reasons } } }`;
const CHECK = `query Check($input: PostJobInput!) { postingCheck(input: $input) {
  notes { concern date message job { id } } typicalRate { median low high }
  frenchTitleDraft frenchDescriptionDraft errors { path } } }`;
const RATES = `query Rates($province: String, $role: ProfessionalRole) {
  typicalRates(province: $province, role: $role) { province role median low high } }`;
const SET = `mutation Set($input: SetTypicalRateInput!) { setTypicalRate(input: $input) {
  typicalRate { median low high } errors { path } } }`;

type Failure = { code: string; path: string[]; reasons: string[] };
type PostedJob = Record<string, unknown> & { id: string; date: string };
type Payload = { job?: PostedJob | null; jobs: PostedJob[] | null; errors: Failure[] };

let world: World;
let clinic: PersonSnapshot;
beforeAll(async () => {
  world = await createWorld();
  clinic = await world.clinic();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

async function run(query: string, input: object, who: Parameters<World['graph']>[2] = clinic) {
  const { data, errors } = await world.graph(query, { input }, who);
  const [payload] = Object.values((data ?? {}) as Record<string, Payload | null>);
  return { ...(payload ?? { jobs: null, errors: [] }), thrown: errors?.[0]?.extensions };
}
const pathsOf = ({ errors }: { errors: Failure[] }) => errors.map(({ path }) => path.join('.'));

describe('posting several days', () => {
  const days = (moreDates: string[], changes = {}) =>
    shift({ date: '2027-03-12', startTime: '20:00', endTime: '04:00', moreDates, ...changes });

  it('makes a series that keeps its wall time over a change of clocks', async () => {
    const extra = { isTakenWhole: true, paymentTerms: 'net_14', frenchTitle: 'Hygiéniste' };
    const { jobs, job, errors } = await run(POST, days(['2027-03-15', '2027-03-14'], extra));
    expect(errors).toEqual([]);
    expect(job?.date).toBe('2027-03-12');
    expect(jobs).toMatchObject([
      { date: '2027-03-12', startsAt: '2027-03-13T01:00:00.000Z', utcOffset: '-05:00' },
      { date: '2027-03-14', startsAt: '2027-03-15T00:00:00.000Z', utcOffset: '-04:00' },
      { date: '2027-03-15', endsAt: '2027-03-16T08:00:00.000Z', paymentTerms: 'net_14' },
    ]);
    const dates = [{ date: '2027-03-12' }, { date: '2027-03-14' }, { date: '2027-03-15' }];
    expect(jobs?.[0]?.series).toMatchObject({ isTakenWhole: true, jobs: dates });
    expect(jobs?.[0]?.frenchTitle).toBe('Hygiéniste');
  });

  it('posts a single day without a series', async () => {
    const { jobs } = await run(POST, shift());
    expect(jobs).toMatchObject([{ series: null, revision: 1, paymentTerms: null }]);
  });

  it('posts all days or none, and names each bad one', async () => {
    const owner = await world.clinic();
    const night = { startTime: '02:30', endTime: '09:00' };
    const bad = await run(
      POST,
      days(['2026-11-19', '2027-03-14', '2027-03-12', '2027-03-20'], night),
      owner,
    );
    expect(pathsOf(bad)).toEqual(['moreDates.0', 'moreDates.1', 'moreDates.2']);
    expect(pathsOf(await run(POST, days(['2027-02-30']), owner))).toEqual(['moreDates.0']);
    expect(await world.rows('SELECT 1 FROM jobs WHERE clinic_id = $1', [owner.id])).toEqual([]);
  });

  it('counts every day for the plan', async () => {
    const basic = await world.clinic({ subscriptionTier: 'basic' });
    const five = ['2027-04-01', '2027-04-02', '2027-04-03', '2027-04-04', '2027-04-05'];
    expect((await run(POST, days(five), basic)).thrown).toMatchObject({ reasons: ['plan_limit'] });
    expect((await run(POST, days(five.slice(1)), basic)).errors).toEqual([]);
  });

  it('asks the invited first for every day, or posts nothing', async () => {
    const [owner, temp] = [await world.clinic(), await world.temp()];
    const inviteIds = [String(temp.id)];
    const { jobs } = await run(POST, days(['2027-05-01'], { inviteIds }), owner);
    const rows = await world.rows('SELECT status FROM jobs WHERE clinic_id = $1', [owner.id]);
    expect([jobs?.length, rows]).toEqual([2, [{ status: 'invited' }, { status: 'invited' }]]);
    const assistant = await world.temp({ role: 'assistant' });
    const bad = await run(POST, days([], { inviteIds: [String(assistant.id)] }), owner);
    expect(bad.errors.length + (bad.thrown ? 1 : 0)).toBe(1);
    const { length } = await world.rows('SELECT 1 FROM jobs WHERE clinic_id = $1', [owner.id]);
    expect(length).toBe(2);
  });

  it('is done once under one key', async () => {
    const owner = await world.clinic();
    const who = world.as(owner, { idempotencyKey: newKey() });
    const input = days(['2027-05-01']);
    const [first, again] = [await run(POST, input, who), await run(POST, input, who)];
    expect(again).toEqual(first);
    expect(await world.rows('SELECT 1 FROM jobs WHERE clinic_id = $1', [owner.id])).toHaveLength(2);
  });

  it.each([
    ['a title in two directions', { title: 'Hygienist \u202Eregor' }, 'title'],
    ['a title in two lines', { title: 'Hygienist\nnow' }, 'title'],
    ['a title of which nothing is seen', { title: '\u200B\u2060' }, 'title'],
    ['a city in two directions', { city: 'Toronto\u202E' }, 'city'],
    ['a long text', { description: 'x'.repeat(10_000) }, 'description'],
    ['a rate with a comma', { hourlyRate: '12,50' }, 'hourlyRate'],
    ['a rate with an exponent', { hourlyRate: '1e3' }, 'hourlyRate'],
    ['a rate with three decimals', { hourlyRate: '50.123' }, 'hourlyRate'],
    ['unknown terms', { paymentTerms: 'someday' }, 'paymentTerms'],
  ])('refuses %s', async (_what, changes, field) => {
    expect(pathsOf(await run(POST, shift(changes)))).toEqual([field]);
  });

  it('keeps HTML as the text it is', async () => {
    const title = '<b>Hygienist</b> & more';
    const { job } = await run(POST, shift({ title }));
    const rows = await world.rows('SELECT title FROM jobs WHERE id = $1', [Number(job?.id)]);
    expect(rows).toEqual([{ title }]);
  });
});

describe('extending a posting', () => {
  it('adds days to the series, once each', async () => {
    const { id } = await world.job(clinic, { date: '2027-06-01' });
    const more = await run(EXTEND, { jobId: String(id), dates: ['2027-06-08', '2027-06-15'] });
    expect(more.jobs?.[1]?.series).toEqual({
      jobs: [{ date: '2027-06-01' }, { date: '2027-06-08' }, { date: '2027-06-15' }],
    });
    const again = await run(EXTEND, { jobId: String(id), dates: ['2027-06-22', '2027-06-08'] });
    expect(pathsOf(again)).toEqual(['dates.1']);
    expect(pathsOf(await run(EXTEND, { jobId: String(id), dates: [] }))).toEqual(['dates']);
  });

  it('is for the own shifts only', async () => {
    const other = await world.clinic();
    const { id } = await world.job(other);
    const input = { jobId: String(id), dates: ['2027-06-08'] };
    expect((await run(EXTEND, input)).thrown).toMatchObject({ code: 'FORBIDDEN' });
    expect((await run(EXTEND, { ...input, jobId: '999999' })).thrown?.code).toBe('NOT_FOUND');
  });

  it('does not extend a series that is booked whole', async () => {
    const [owner, temp] = [await world.clinic(), await world.temp()];
    const { jobs } = await run(
      POST,
      shift({ date: '2027-07-05', moreDates: ['2027-07-06'], isTakenWhole: true }),
      owner,
    );
    await world.rows(`UPDATE jobs SET status = 'booked' WHERE id = $1`, [Number(jobs?.[0]?.id)]);
    const input = { jobId: jobs?.[1]?.id, dates: ['2027-07-07'] };
    expect(await run(EXTEND, input, owner)).toMatchObject({
      errors: [{ code: 'CONFLICT', reasons: ['series_taken'] }],
    });
    expect((await run(EXTEND, input, temp)).thrown?.code).toBe('FORBIDDEN');
  });
});

/** A Wednesday without a holiday in any province. */
const PLAIN_DAY = '2027-04-07';

describe('checking a posting', () => {
  type Check = {
    notes: { concern: string; date: string | null; message: string; job: { id: string } | null }[];
    typicalRate: object | null;
    frenchTitleDraft: string | null;
    frenchDescriptionDraft: string | null;
    errors: { path: string[] }[];
  };
  const check = async (input: object, who: Parameters<World['graph']>[2] = clinic) => {
    const { data, errors } = await world.graph(CHECK, { input }, who);
    return {
      ...(data as { postingCheck: Check } | null)?.postingCheck,
      thrown: errors?.[0]?.extensions,
    };
  };

  it('names holidays, shifts that would be doubled, and short notice, each with its day', async () => {
    const twin = await world.job(clinic, {
      date: '2027-12-25',
      startTime: '10:00',
      endTime: '12:00',
    });
    const { notes, errors } = await check(
      shift({
        ...{ date: '2026-11-20', startTime: '20:00', endTime: '23:00', hourlyRate: '41' },
        moreDates: ['2027-12-25'],
      }),
    );
    expect(errors).toEqual([]);
    expect(notes).toMatchObject([
      { concern: 'short_notice', date: '2026-11-20' },
      {
        concern: 'holiday',
        date: '2027-12-25',
        message: expect.stringContaining('Christmas') as string,
      },
    ]);
    const again = await check(shift({ date: '2027-12-25' }), world.as(clinic, { locale: 'fr-CA' }));
    expect(again.notes).toMatchObject([
      { concern: 'holiday', message: expect.stringContaining('Noël') as string },
      { concern: 'duplicate', job: { id: String(twin.id) } },
    ]);
    const urgent = { date: '2026-11-20', startTime: '20:00', endTime: '23:00', isUrgent: true };
    expect((await check(shift({ ...urgent, hourlyRate: '41' }))).notes).toEqual([]);
    const assistant = await check(
      shift({ date: '2027-12-25', role: 'assistant', hourlyRate: '23' }),
    );
    expect(assistant.notes?.map(({ concern }) => concern)).toEqual(['holiday']);
  });

  it.each([
    ['24.59', ['unusual_rate']],
    ['24.60', []],
    ['65.60', []],
    ['65.61', ['unusual_rate']],
  ])('compares %s dollars with what is typical', async (hourlyRate, concerns) => {
    const { notes, typicalRate } = await check(shift({ date: PLAIN_DAY, hourlyRate }));
    expect(notes?.map(({ concern }) => concern)).toEqual(concerns);
    expect(typicalRate).toEqual({ median: '41.00', low: '24.60', high: '65.60' });
  });

  it('drafts the French text that Quebec asks for, as long as it is missing', async () => {
    const quebec = {
      date: PLAIN_DAY,
      province: 'Quebec',
      city: 'Laval',
      hourlyRate: '40',
      description: 'Free parking.',
      patientTypes: ['pediatric'],
    };
    const missing = await check(shift(quebec));
    expect(missing.notes).toMatchObject([{ concern: 'french_text', date: null }]);
    expect(missing.frenchTitleDraft).toBe('Hygiéniste dentaire – Laval');
    expect(missing.frenchDescriptionDraft?.split('\n')).toEqual([
      expect.stringContaining('cherche une ou un hygiéniste dentaire') as string,
      'Clientèle\u00a0: enfants.',
    ]);
    expect(missing.frenchDescriptionDraft).not.toContain('parking');
    const french = { frenchTitle: 'Hygiéniste', frenchDescription: 'Stationnement gratuit.' };
    const given = await check(shift({ ...quebec, ...french }));
    expect(given).toMatchObject({
      notes: [],
      frenchTitleDraft: null,
      frenchDescriptionDraft: null,
    });
  });

  it.each([
    'Canadian experience required',
    'Expérience canadienne requise',
    'canadian work experience',
  ])('flags "%s"', async (description) => {
    const { notes } = await check(shift({ date: PLAIN_DAY, description, hourlyRate: '41' }));
    expect(notes?.map(({ concern }) => concern)).toEqual(['canadian_experience']);
  });

  it('answers what is wrong with the fields instead, and only to clinics', async () => {
    expect((await check(shift({ date: '2026-02-30' }))).errors).toEqual([{ path: ['date'] }]);
    expect((await check(shift(), await world.temp())).thrown?.code).toBe('FORBIDDEN');
  });
});

describe('typical rates', () => {
  const rates = async (variables = {}) =>
    ((await world.graph(RATES, variables)).data as { typicalRates: Record<string, string>[] })
      .typicalRates;

  it('are public, for every province and role', async () => {
    expect(await rates()).toHaveLength(26);
    expect(await rates({ province: 'Alberta' })).toMatchObject([
      { role: 'hygienist', median: '59.00' },
      { role: 'assistant', median: '29.00' },
    ]);
    expect(await rates({ province: 'Nova Scotia', role: 'assistant' })).toMatchObject([
      { median: '23.00' },
    ]);
  });

  it('are set by administrators, on record', async () => {
    const input = { province: 'Yukon', role: 'hygienist', median: '61.5' };
    expect((await run(SET, input)).thrown?.code).toBe('FORBIDDEN');
    expect((await run(SET, input, null)).thrown?.code).toBe('UNAUTHENTICATED');
    const admin = await world.person({ role: null, isAdmin: true });
    for (const median of ['14.99', '500.01', '12,50']) {
      expect(pathsOf(await run(SET, { ...input, median }, admin))).toEqual(['median']);
    }
    expect((await run(SET, input, admin)).errors).toEqual([]);
    expect(await rates({ province: 'Yukon', role: 'hygienist' })).toEqual([
      { province: 'Yukon', role: 'hygienist', median: '61.50', low: '36.90', high: '98.40' },
    ]);
    const kept = `SELECT updated_by, updated_at FROM typical_rates
      WHERE province = 'Yukon' AND role = 'hygienist'`;
    expect(await world.rows(kept)).toEqual([{ updated_by: admin.id, updated_at: NOW }]);
  });
});
