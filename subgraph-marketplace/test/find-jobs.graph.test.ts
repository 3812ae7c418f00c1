import { createWorld, NOW, type World } from './factories';

const LIST = `query List($filter: JobFilter, $first: Int, $after: String) {
  jobs(filter: $filter, first: $first, after: $after) {
    edges { cursor node { id status } } pageInfo { hasNextPage hasPreviousPage endCursor }
  }
}`;
const ONE = `query One($id: ID!) { job(id: $id) { id status } }`;

type Listed = {
  jobs: {
    edges: { node: { id: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
};
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

const listed = async (filter: object, who: Parameters<World['graph']>[2] = null, page = {}) => {
  const { data, errors } = await world.graph(LIST, { filter, first: 100, ...page }, who);
  expect(errors).toBeUndefined();
  return (data as Listed).jobs.edges.map(({ node }) => Number(node.id));
};
describe('finding shifts', () => {
  it('narrows by role, province, city in any spelling and schedule', async () => {
    const clinic = await world.clinic();
    const quebec = { province: 'Quebec', city: 'Trois-Rivières' };
    const day = await world.job(clinic, { ...quebec, startTime: '08:00', endTime: '14:00' });
    const half = await world.job(clinic, { ...quebec, startTime: '08:00', endTime: '13:59' });
    const evening = await world.job(clinic, {
      ...quebec,
      role: 'assistant',
      startTime: '16:00',
      endTime: '20:00',
    });
    const inCity = { city: 'trois rivieres' };
    expect(await listed(inCity)).toEqual([evening.id, half.id, day.id]);
    expect(await listed({ ...inCity, province: 'Quebec' })).toHaveLength(3);
    expect(await listed({ ...inCity, province: 'Ontario' })).toEqual([]);
    expect(await listed({ ...inCity, role: 'assistant' })).toEqual([evening.id]);
    expect(await listed({ ...inCity, schedule: 'full_day' })).toEqual([day.id]);
    expect(await listed({ ...inCity, schedule: 'half_day' })).toEqual([evening.id, half.id]);
    expect(await listed({ ...inCity, schedule: 'evening' })).toEqual([evening.id]);
  });

  it('names the field of a text that no database could search for', async () => {
    const people =
      'query P($filter: ProfessionalFilter) { professionals(filter: $filter) { edges { cursor } } }';
    for (const { errors } of [
      await world.graph(LIST, { filter: { city: 'Tor\0onto' } }),
      await world.graph(LIST, { filter: { city: 'x'.repeat(101) } }),
      await world.graph(people, { filter: { q: 'a\0da' } }),
    ]) {
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        issues: [{ path: [expect.stringMatching(/^(city|q)$/)] }],
      });
    }
  });

  it('walks all pages, each shift once, while new ones are posted', async () => {
    const clinic = await world.clinic();
    const city = 'Moose Jaw';
    const made = [];
    for (let n = 0; n < 7; n += 1)
      made.push((await world.job(clinic, { province: 'Saskatchewan', city })).id);
    const seen: number[] = [];
    let after: string | null = null;
    for (;;) {
      const { data } = await world.graph(LIST, { filter: { city }, first: 3, after });
      const { edges, pageInfo } = (data as Listed).jobs;
      seen.push(...edges.map(({ node }) => Number(node.id)));
      await world.job(clinic, { province: 'Saskatchewan', city });
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual([...made].reverse());
  });

  it.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ after: 'made-up' }, 'after'],
    [{ filter: { province: 'Texas' } }, 'province'],
  ])('refuses %j', async (variables, field) => {
    const { errors } = await world.graph(LIST, variables);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      issues: [{ path: [field] }],
    });
  });

  it('refuses the cursor of another list', async () => {
    const clinic = await world.clinic();
    await world.job(clinic);
    const query = `query ($after: String) { myJobs(first: 1, after: $after) {
      edges { cursor } } }`;
    const own = await world.graph(query, {}, clinic);
    const after = (own.data as { myJobs: { edges: { cursor: string }[] } }).myJobs.edges[0]?.cursor;
    expect((await world.graph(query, { after }, clinic)).errors).toBeUndefined();
    expect((await world.graph(LIST, { after }, clinic)).errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      issues: [{ path: ['after'], messageKey: 'validation.cursor' }],
    });
  });

  it('refuses the cursor of the same list under another filter or of another parent', async () => {
    const [clinic, other] = [await world.clinic(), await world.clinic()];
    for (const owner of [clinic, clinic, other]) await world.job(owner);
    const edges = `edges { cursor }`;
    const ofClinic = `query ($id: ID!, $after: String) {
      _entities(representations: [{ __typename: "User", id: $id }]) {
        ... on User { jobs(first: 1, after: $after) { ${edges} } } } }`;
    type Page = { edges: { cursor: string }[] };
    const jobsOf = async (id: number, after: string | null) => {
      const { data, errors } = await world.graph(ofClinic, { id: String(id), after });
      const [user] = (data?._entities ?? []) as { jobs: Page | null }[];
      return { cursor: user?.jobs?.edges[0]?.cursor ?? null, errors };
    };
    const first = await jobsOf(clinic.id, null);
    expect((await jobsOf(clinic.id, first.cursor)).errors).toBeUndefined();
    const foreign = { code: 'VALIDATION_FAILED', issues: [{ path: ['after'] }] };
    const elsewhere = await jobsOf(other.id, first.cursor);
    expect(elsewhere.errors?.[0]?.extensions).toMatchObject(foreign);

    const list = (filter: object, after: string | null) =>
      world.graph(LIST, { filter, first: 1, after });
    const page = (await list({ role: 'hygienist' }, null)).data as { jobs: Page };
    const after = page.jobs.edges[0]?.cursor ?? null;
    expect((await list({ role: 'hygienist' }, after)).errors).toBeUndefined();
    const filtered = await list({ role: 'assistant' }, after);
    expect(filtered.errors?.[0]?.extensions).toMatchObject(foreign);
  });

  it('drops a shift from the list at its start, before and after the clock marks it', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const city = 'Gander';
    const job = await world.job(clinic, { province: 'Newfoundland and Labrador', city });
    const application = await world.apply(temp, job);
    world.clock.set(new Date(job.startsAt.getTime() - 1));
    expect(await listed({ city })).toEqual([job.id]);
    world.clock.set(job.startsAt);
    expect(await listed({ city })).toEqual([]);
    expect(await listed({ city, status: 'expired' }, clinic)).toEqual([job.id]);
    await world.bus.runJob('marketplace.expire-started-jobs');
    expect(await listed({ city, status: 'expired' }, clinic)).toEqual([job.id]);
    expect(await world.rows('SELECT status FROM jobs WHERE id = $1', [job.id])).toEqual([
      { status: 'expired' },
    ]);
    expect(
      await world.rows('SELECT status, revision FROM applications WHERE id = $1', [application.id]),
    ).toEqual([{ status: 'expired', revision: 2 }]);
  });

  it('answers other statuses only with the own shifts', async () => {
    const [clinic, other, temp] = [await world.clinic(), await world.clinic(), await world.temp()];
    const city = 'Brandon';
    const place = { province: 'Manitoba', city };
    const manitoban = await world.temp({ licences: [world.licence('Manitoba')] });
    const booked = await world.job(clinic, place);
    await world.accept(clinic, await world.apply(manitoban, booked));
    const active = await world.job(clinic, place);
    const filter = { city, status: 'booked' };
    expect(await listed(filter, clinic)).toEqual([booked.id]);
    for (const who of [null, other, temp, manitoban]) expect(await listed(filter, who)).toEqual([]);
    expect(await listed({ city, anyStatus: true }, clinic)).toEqual([active.id, booked.id]);
    expect(await listed({ city, anyStatus: true }, other)).toEqual([active.id]);
    const mine = `query Mine($statuses: [JobStatus!]) { myJobs(statuses: $statuses) { edges { node { id } } } }`;
    const { data } = await world.graph(mine, { statuses: ['booked'] }, clinic);
    expect(data).toEqual({ myJobs: { edges: [{ node: { id: String(booked.id) } }] } });
    expect((await world.graph(mine, {}, temp)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await world.graph(mine)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each(['0', '-1', 'abc', '9999999999', '99999999999999999999', '1.5'])(
    'finds no shift %s',
    async (id) => {
      expect(await world.graph(ONE, { id })).toEqual({ data: { job: null } });
    },
  );

  it('lists the active shifts of a clinic through its reference', async () => {
    const clinic = await world.clinic();
    const jobs = [await world.job(clinic), await world.job(clinic)];
    const query = `query Entities($refs: [_Any!]!) {
      _entities(representations: $refs) { ... on User { id jobs(first: 1) { edges { node { id } } pageInfo { hasNextPage } } } }
    }`;
    const refs = [{ __typename: 'User', id: String(clinic.id) }];
    expect((await world.graph(query, { refs })).data).toEqual({
      _entities: [
        {
          id: String(clinic.id),
          jobs: { edges: [{ node: { id: String(jobs[1]?.id) } }], pageInfo: { hasNextPage: true } },
        },
      ],
    });
  });
});
