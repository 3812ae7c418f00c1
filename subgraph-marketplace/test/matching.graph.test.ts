import { TURN_POINTS, type PersonSnapshot } from '@tbt/contracts';
import { countStatements } from '@tbt/service-kit';
import { createWorld, type World } from './factories';
import { candidatesOf, matchOf, TUESDAY } from './matching-operations';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('the match of a shift', () => {
  let clinic: PersonSnapshot;
  let temp: PersonSnapshot;
  let jobId: number;
  beforeAll(async () => {
    clinic = await world.clinic({ province: 'Manitoba', city: 'Winnipeg' });
    temp = await world.temp({
      province: 'Manitoba',
      city: 'Winnipeg',
      licences: [world.licence('Manitoba')],
      availability: ['Monday'],
    });
    const place = { province: 'Manitoba', city: 'Winnipeg' };
    jobId = (await world.job(clinic, { ...place, date: TUESDAY })).id;
  });

  test('adds up, names reasons, the weakest and what would change it', async () => {
    const match = await matchOf(world, jobId, temp);
    const points = match!.factors.reduce((sum, factor) => sum + Math.round(factor.points * 10), 0);
    expect(points).toBe(Number(match!.score) * 1_000);
    for (const { weight } of match!.factors) expect(String(weight)).toMatch(/^\d+(\.\d)?$/);
    expect(match).toMatchObject({ version: '1' });
    expect(match!.reasons).toContain('In your city');
    const notes = Object.fromEntries(match!.factors.map(({ key, note }) => [key, note]));
    expect(notes).toMatchObject({
      rating: expect.stringMatching(/ we count 4\.3 out of 5 for you/) as string,
      reliability: expect.stringMatching(/we count 90 out of 100 for you and average it/) as string,
      responsiveness: expect.stringMatching(/ we count half of the points /) as string,
      preferences: expect.stringMatching(/; so this counts as half$/) as string,
      rate: expect.stringMatching(/^Counts for both sides: full points/) as string,
      availability: expect.stringMatching(/^Full points when the schedule/) as string,
    });
    expect(match!.weakest).toBe('Tuesday isn’t listed as available');
    expect(match!.advice).toMatch(/^Rises to \d\d points if you add Tuesday to your availability$/);
  });

  test('speaks French', async () => {
    const info = world.as(temp, { locale: 'fr-CA' });
    const { data } = await world.graph(
      'query ($id: ID!) { job(id: $id) { match { weakest advice } } }',
      { id: String(jobId) },
      info,
    );
    expect(data).toMatchObject({
      job: { match: { weakest: 'Aucune disponibilité indiquée le mardi' } },
    });
  });

  test('is for the viewing professional alone', async () => {
    expect(await matchOf(world, jobId, null)).toBeNull();
    expect(await matchOf(world, jobId, clinic)).toBeNull();
  });

  test('does not know name, school, grades or graduation', async () => {
    const before = await matchOf(world, jobId, temp);
    await world.services.people.takeOver({
      ...temp,
      revision: 2,
      firstName: 'Zed',
      lastName: 'Other',
      educationInstitution: 'Elsewhere',
      educationTier: 'tier3',
      yearsExperience: '10+',
      isNewGrad: true,
    });
    expect(await matchOf(world, jobId, temp)).toEqual(before);
  });

  test.each<[string, Partial<PersonSnapshot>]>([
    ['another role', { role: 'assistant' }],
    ['no licence of the province', { licences: [] }],
    [
      'a licence that ends before',
      { licences: [{ province: 'Manitoba', status: 'approved', expiresOn: '2026-11-30' }] },
    ],
    ['a place too far away', { province: 'Ontario', city: 'Toronto' }],
  ])('there is none for %s', async (_name, changes) => {
    const fitting = {
      province: 'Manitoba',
      city: 'Winnipeg',
      licences: [world.licence('Manitoba')],
    };
    const other = await world.temp({ ...fitting, ...changes });
    expect(await matchOf(world, jobId, other)).toBeNull();
  });

  test('there is none for a professional who blocked the time, or is blocked', async () => {
    const fitting = {
      province: 'Manitoba',
      city: 'Winnipeg',
      licences: [world.licence('Manitoba')],
    };
    const [busy, blocked] = [await world.temp(fitting), await world.temp(fitting)];
    await world.rows(
      `WITH slot AS (INSERT INTO schedule_slots (person_id, date, start_time, end_time, time_zone,
         is_available, materialised_until, ends_on, created_at, updated_at)
         VALUES ($1, '2026-12-01', '12:00', '13:00', 'America/Winnipeg', false, '2026-12-01', '2026-12-01', now(), now())
         RETURNING id)
       INSERT INTO schedule_occurrences (slot_id, date, person_id, is_available, starts_at, ends_at, zone_data_version)
       SELECT id, '2026-12-01', $1, false, '2026-12-01T18:00Z', '2026-12-01T19:00Z', 'test' FROM slot`,
      [busy.id],
    );
    await world.rows('INSERT INTO blocks VALUES ($1, $2, 1, true)', [clinic.id, blocked.id]);
    expect(await matchOf(world, jobId, busy)).toBeNull();
    expect(await matchOf(world, jobId, blocked)).toBeNull();
  });

  test('required languages must be spoken', async () => {
    const place = { province: 'Manitoba', city: 'Winnipeg' };
    const french = await world.job(clinic, { ...place, requiredLanguages: ['French'] });
    expect(await matchOf(world, french.id, temp)).toBeNull();
  });
});

test('candidates beyond a day’s reach are marked, and left out from 300 km on', async () => {
  const place = { province: 'Prince Edward Island', city: 'Charlottetown' } as const;
  const clinic = await world.clinic(place);
  const licences = [world.licence('Prince Edward Island')];
  const west = { province: 'British Columbia', city: 'Vancouver', licences } as const;
  const near = await world.temp({ ...place, licences });
  const halifax = { province: 'Nova Scotia', city: 'Halifax' } as const;
  const far = await world.temp({ ...halifax, licences, travelDistance: 999 });
  await world.temp({ ...west, travelDistance: 999 });
  await world.temp({ ...west, travelDistance: null });
  const applicant = await world.temp({ ...west, travelDistance: 999 });
  const job = await world.job(clinic, { ...place, date: TUESDAY });
  await world.apply(applicant, job);
  const { edges } = (await candidatesOf(world, job.id, clinic))!;
  const marked = Object.fromEntries(edges.map(({ node }) => [node.professionalId, node.isFar]));
  expect(marked).toEqual({ [near.id]: false, [far.id]: true, [applicant.id]: false });
});

describe('the candidates of a shift', () => {
  const place = { province: 'Nova Scotia', city: 'Halifax' } as const;
  let clinic: PersonSnapshot;
  let temps: PersonSnapshot[];
  let jobId: number;
  beforeAll(async () => {
    clinic = await world.clinic(place);
    temps = [];
    for (let n = 0; n < 14; n += 1) {
      const availability = n % 2 === 0 ? ['Tuesday'] : [];
      const licences = [world.licence('Nova Scotia')];
      temps.push(await world.temp({ ...place, licences, availability }));
    }
    jobId = (await world.job(clinic, { ...place, date: TUESDAY })).id;
  });

  test('are ranked for the owner, page by page, without gaps or repeats', async () => {
    const all = (await candidatesOf(world, jobId, clinic))!;
    const ids = all.edges.map(({ node }) => Number(node.professionalId));
    expect(new Set(ids)).toEqual(new Set(temps.map(({ id }) => id)));
    const scores = all.edges.map(({ node }) => Number(node.match.score));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const first = (await candidatesOf(world, jobId, clinic, { first: 5 }))!;
    const next = (await candidatesOf(world, jobId, clinic, {
      first: 20,
      after: first.pageInfo.endCursor,
    }))!;
    expect([...first.edges, ...next.edges].map(({ node }) => Number(node.professionalId))).toEqual(
      ids,
    );
    expect(first.pageInfo.hasNextPage).toBe(true);
  });

  test('are hidden from other viewers', async () => {
    expect(await candidatesOf(world, jobId, temps[0]!)).toBeNull();
    expect(await candidatesOf(world, jobId, await world.clinic())).toBeNull();
    expect(await candidatesOf(world, jobId, null)).toBeNull();
  });

  test.each([
    [null, 3],
    ['basic', 10],
    ['pro', 14],
    ['premium', 14],
  ] as const)('the plan %s shows %d', async (subscriptionTier, shown) => {
    const subscriptionStatus = subscriptionTier ? 'active' : 'free';
    const owner = await world.clinic({ ...place, subscriptionTier, subscriptionStatus });
    const job = await world.job(owner, { ...place, date: TUESDAY });
    const { edges, hiddenByPlan } = (await candidatesOf(world, job.id, owner))!;
    expect(edges).toHaveLength(shown);
    expect(hiddenByPlan).toBe(14 - shown);
  });

  test('applicants are included with their booking obstacles', async () => {
    const unlicensed = await world.temp({ ...place, licences: [] });
    const job = await world.job(clinic, { ...place, date: '2026-12-08' });
    const application = await world.apply(unlicensed, job);
    const { edges } = (await candidatesOf(world, job.id, clinic))!;
    const found = edges.find(({ node }) => Number(node.professionalId) === unlicensed.id);
    expect(found?.node).toMatchObject({
      bookingObstacles: ['missing_credential', 'licence_missing'],
      application: { id: String(application.id) },
    });
  });

  test('professionals booked at that time are left out', async () => {
    const free = await world.job(clinic, { ...place, date: '2026-12-15' });
    const taken = await world.job(clinic, { ...place, date: '2026-12-15' });
    await world.accept(clinic, await world.apply(temps[0]!, taken));
    const { edges } = (await candidatesOf(world, free.id, clinic))!;
    expect(edges.map(({ node }) => Number(node.professionalId))).not.toContain(temps[0]!.id);
    expect(edges.length).toBe(13);
  });

  describe('take turns', () => {
    const days = ['2027-01-05', '2027-01-12', '2027-01-19'];
    const shownTo = async (date: string) => {
      const job = await world.job(clinic, { ...place, date });
      const { edges } = (await candidatesOf(world, job.id, clinic, { first: 10 }))!;
      return { job, ids: edges.map(({ node }) => Number(node.professionalId)), edges };
    };

    test('less recent exposure ranks first among near-equals only', async () => {
      const first = await shownTo(days[0]!);
      world.clock.advance(60_000);
      const second = await shownTo(days[1]!);
      expect(second.ids).not.toEqual(first.ids);
      const all = (await candidatesOf(world, second.job.id, clinic, { first: 20 }))!.edges;
      expect(all.map(({ node }) => Number(node.professionalId)).slice(0, 10)).toEqual(second.ids);
      all.forEach(({ node }, at) => {
        expect(node.turnPoints).toBeGreaterThanOrEqual(0);
        expect(node.turnPoints).toBeLessThanOrEqual(TURN_POINTS);
        for (const below of all.slice(at + 1)) {
          const better = Number(below.node.match.score) - Number(node.match.score);
          expect(better).toBeLessThanOrEqual(TURN_POINTS / 100 + 1e-9);
        }
      });
    });

    test('the order of a shift stays as it was at the first look', async () => {
      const { job, ids } = await shownTo(days[2]!);
      world.clock.advance(60_000);
      await shownTo('2027-01-26');
      const { edges } = (await candidatesOf(world, job.id, clinic, { first: 10 }))!;
      expect(edges.map(({ node }) => Number(node.professionalId))).toEqual(ids);
      const noted = await world.rows<{ place: number; person_id: number }>(
        'SELECT place, person_id FROM candidate_showings WHERE job_id = $1 ORDER BY place',
        [job.id],
      );
      expect(noted.map(({ person_id }) => person_id)).toEqual(ids);
    });

    test('only what a plan shows counts as shown', async () => {
      const owner = await world.clinic({
        ...place,
        subscriptionTier: null,
        subscriptionStatus: 'free',
      });
      const job = await world.job(owner, { ...place, date: TUESDAY });
      await Promise.all([1, 2, 3].map(() => candidatesOf(world, job.id, owner)));
      expect(
        await world.rows('SELECT 1 FROM candidate_showings WHERE job_id = $1', [job.id]),
      ).toHaveLength(3);
    });
  });

  test('cost as many statements for three shifts as for one', async () => {
    const query = `query ($first: Int!) { myJobs(first: $first) { edges { node { id candidates(first: 3) {
      edges { node { match { points } application { id } } } hiddenByPlan } } } } }`;
    const counted = async (first: number) =>
      countStatements(world.subgraph.database.pool, async () => {
        expect((await world.graph(query, { first }, clinic)).errors).toBeUndefined();
      });
    expect(await counted(4)).toBe(await counted(2));
  });
});

test('a professional is a candidate only if the travel time allows it', async () => {
  const province = 'Newfoundland and Labrador' as const;
  const [east, west] = [await world.clinic({ province }), await world.clinic({ province })];
  const on = (clinic: PersonSnapshot, city: string, startTime: string, endTime: string) =>
    world.job(clinic, { ...{ province, city, startTime, endTime }, date: '2026-12-22' });
  const booked = await on(west, 'Corner Brook', '07:00', '11:00');
  // Over 400 km, about seven hours; 15 minutes would do without travel.
  const soon = await on(east, "St. John's", '14:00', '17:00');
  const late = await on(east, "St. John's", '19:30', '22:00');
  const driver = await world.temp({
    ...{ province, city: "St. John's", licences: [world.licence(province)], travelDistance: 999 },
  });
  await world.accept(west, await world.apply(driver, booked));
  const found = async ({ id }: { id: number }) =>
    (await candidatesOf(world, id, east))!.edges.map(({ node }) => Number(node.professionalId));
  expect(await found(soon)).toEqual([]);
  expect(await found(late)).toEqual([driver.id]);
  expect(await matchOf(world, soon.id, driver)).toBeNull();
});
