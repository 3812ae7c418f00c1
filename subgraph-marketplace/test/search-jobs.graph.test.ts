import type { PersonSnapshot } from '@tbt/contracts';
import { recordStatements } from '@tbt/service-kit';
import { createWorld, NOW, type World } from './factories';

const LIST = `query List($filter: JobFilter, $sort: JobSort, $first: Int, $after: String) {
  jobs(filter: $filter, sort: $sort, first: $first, after: $after) {
    version edges { cursor node { id distance { km isApproximate } } } pageInfo { hasNextPage endCursor }
  }
  jobsVersion(filter: $filter, sort: $sort, first: $first, after: $after)
}`;
type Listed = {
  jobs: {
    version: string;
    edges: { node: { id: string; distance: { km: number; isApproximate: boolean } | null } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
  jobsVersion: string;
};

let world: World;
let clinic: PersonSnapshot;
/** By name, in the order of posting. */
const posted = new Map<string, number>();

const SHIFTS: [name: string, fields: Record<string, unknown>][] = [
  ['toronto', { city: 'Toronto', date: '2027-01-10', hourlyRate: '40' }],
  ['oakville', { city: 'Oakville', date: '2027-01-11', hourlyRate: '62.5' }],
  ['hamilton', { city: 'Hamilton', date: '2027-01-09', hourlyRate: '55' }],
  ['ottawa', { city: 'Ottawa', date: '2027-02-01', hourlyRate: '62.5' }],
  ['montreal', { province: 'Quebec', city: 'Montréal', date: '2027-01-12', hourlyRate: '48' }],
  ['nowhere', { city: 'Nowhere at all', date: '2027-01-13', hourlyRate: '30' }],
  ['oakville too', { city: 'oakville', role: 'assistant', date: '2027-01-11', hourlyRate: '31' }],
];

beforeAll(async () => {
  world = await createWorld();
  clinic = await world.clinic();
  for (const [name, fields] of SHIFTS) {
    posted.set(name, (await world.job(clinic, fields)).id);
    world.clock.set(new Date(NOW.getTime() + posted.size * 1000));
  }
});
afterAll(() => world.close());

const nameOf = (id: string) => [...posted].find(([, made]) => made === Number(id))?.[0];

async function search(
  variables: Record<string, unknown>,
  who: Parameters<World['graph']>[2] = null,
): Promise<Listed['jobs']> {
  const { data, errors } = await world.graph(LIST, variables, who);
  expect(errors).toBeUndefined();
  const { jobs, jobsVersion } = data as Listed;
  expect(jobsVersion).toBe(jobs.version);
  return jobs;
}
const names = async (...args: Parameters<typeof search>) =>
  (await search(...args)).edges.map(({ node }) => nameOf(node.id));
const TORONTO = { province: 'Ontario', city: 'Toronto' };

describe('searching shifts', () => {
  it.each([
    [
      'newest',
      {},
      ['oakville too', 'nowhere', 'montreal', 'ottawa', 'hamilton', 'oakville', 'toronto'],
    ],
    [
      'soonest',
      {},
      ['hamilton', 'toronto', 'oakville', 'oakville too', 'montreal', 'nowhere', 'ottawa'],
    ],
    [
      'highest_rate',
      {},
      ['ottawa', 'oakville', 'hamilton', 'montreal', 'toronto', 'oakville too', 'nowhere'],
    ],
    [
      'nearest',
      { near: TORONTO },
      ['toronto', 'oakville too', 'oakville', 'hamilton', 'ottawa', 'montreal', 'nowhere'],
    ],
  ])('sorts by %s, each page going on where the last one ended', async (sort, filter, expected) => {
    expect(await names({ sort, filter })).toEqual(expected);
    for (const first of [1, 2, 3]) {
      const seen: (string | undefined)[] = [];
      let after: string | null = null;
      for (;;) {
        const { edges, pageInfo } = await search({ sort, filter, first, after });
        seen.push(...edges.map(({ node }) => nameOf(node.id)));
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
      expect(seen).toEqual(expected);
    }
  });

  it.each([
    [{ dateFrom: '2027-01-11' }, ['oakville too', 'nowhere', 'montreal', 'ottawa', 'oakville']],
    [{ dateTo: '2027-01-10' }, ['hamilton', 'toronto']],
    [{ dateFrom: '2027-01-11', dateTo: '2027-01-11' }, ['oakville too', 'oakville']],
    [
      { dateFrom: '2027-01-10', dateTo: '2027-01-12', role: 'hygienist' },
      ['montreal', 'oakville', 'toronto'],
    ],
    [{ minRate: '55' }, ['ottawa', 'hamilton', 'oakville']],
    [{ minRate: '55.01', province: 'Ontario' }, ['ottawa', 'oakville']],
    [{ maxDistance: 40, near: TORONTO }, ['oakville too', 'oakville', 'toronto']],
    [{ maxDistance: 1, near: { postalCode: 'h2x1y4' } }, []],
    [{ maxDistance: 10, near: { postalCode: 'h2x1y4' } }, ['montreal']],
    [{ maxDistance: 100, near: TORONTO, role: 'assistant', minRate: '20' }, ['oakville too']],
  ])('narrows by %j', async (filter, expected) => {
    expect(await names({ filter })).toEqual(expected);
    const inOrder = await names({ filter: { near: TORONTO, ...filter }, sort: 'nearest' });
    expect([...inOrder].sort()).toEqual([...expected].sort());
  });

  it("measures from the viewer's own address", async () => {
    const temp = await world.temp({ province: 'Quebec', city: 'Montreal' });
    expect(await names({ sort: 'nearest', filter: { maxDistance: 200 } }, temp)).toEqual([
      'montreal',
      'ottawa',
    ]);
    const { edges } = await search({ sort: 'soonest' }, temp);
    const distances = Object.fromEntries(edges.map(({ node }) => [nameOf(node.id), node.distance]));
    expect(distances.montreal).toEqual({ km: 0, isApproximate: true });
    expect(distances.toronto?.km).toBeGreaterThan(480);
    expect(distances.nowhere).toBeNull();
  });

  it('returns distances from a given place, and none for an unknown place', async () => {
    const query = `query D($id: ID!, $from: PlaceInput) { job(id: $id) { distance(from: $from) { km isApproximate } utcOffset holiday revision series { id } paymentTerms } }`;
    const ask = async (from: object | null) =>
      (await world.graph(query, { id: String(posted.get('hamilton')), from })).data;
    const rest = {
      utcOffset: '-05:00',
      holiday: null,
      revision: 1,
      series: null,
      paymentTerms: null,
    };
    expect(await ask({ postalCode: 'K0A 1A0' })).toEqual({
      job: { ...rest, distance: { km: expect.any(Number) as number, isApproximate: true } },
    });
    for (const from of [null, {}, { city: 'Toronto' }, { postalCode: '12345' }]) {
      expect(await ask(from)).toEqual({ job: { ...rest, distance: null } });
    }
  });

  it.each([
    [{ filter: { dateFrom: '2027-02-30' } }, 'dateFrom'],
    [{ filter: { dateFrom: '2027-02-02', dateTo: '2027-02-01' } }, 'dateTo'],
    [{ filter: { minRate: '12,50' } }, 'minRate'],
    [{ filter: { minRate: '1e3' } }, 'minRate'],
    [{ filter: { maxDistance: 0, near: TORONTO } }, 'maxDistance'],
    [{ filter: { maxDistance: 5001, near: TORONTO } }, 'maxDistance'],
    [{ filter: { maxDistance: 10 } }, 'near'],
    [
      { filter: { maxDistance: 10, near: { city: 'Nowhere at all', province: 'Ontario' } } },
      'near',
    ],
    [{ filter: { near: { postalCode: 'D1A 1A1' } } }, 'near'],
    [{ sort: 'nearest' }, 'near'],
  ])('refuses %j', async (variables, field) => {
    const { errors } = await world.graph(LIST, variables);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      issues: [{ path: expect.arrayContaining([field]) as string[] }],
    });
  });

  it('refuses a cursor under another order or from another place', async () => {
    const filter = { near: TORONTO };
    const { pageInfo } = await search({ sort: 'nearest', filter, first: 1 });
    const after = pageInfo.endCursor;
    for (const other of [
      { sort: 'newest', filter },
      { sort: 'nearest', filter: { near: { province: 'Ontario', city: 'Ottawa' } } },
    ]) {
      const { errors } = await world.graph(LIST, { ...other, after });
      expect(errors?.[0]?.extensions).toMatchObject({ issues: [{ path: ['after'] }] });
    }
  });

  it('sets coordinates of shifts stored without them', async () => {
    await world.rows('UPDATE jobs SET latitude = NULL, longitude = NULL');
    expect(await names({ filter: { maxDistance: 40, near: TORONTO } })).toEqual([]);
    await world.services.fillJobPlaces();
    expect(await names({ filter: { maxDistance: 40, near: TORONTO } })).toHaveLength(3);
  });
});

describe('plans of searches', () => {
  const FILTERS = [
    { role: 'hygienist' },
    { province: 'Ontario' },
    { city: 'Oakville' },
    { schedule: 'full_day' },
    { dateFrom: '2027-01-10', dateTo: '2027-01-12' },
    { minRate: '50' },
    { maxDistance: 50, near: TORONTO },
  ];
  const PAIRS = FILTERS.flatMap((one, at) =>
    FILTERS.slice(at).map((other) => ({ ...one, ...other })),
  );

  it.each(['newest', 'soonest', 'highest_rate', 'nearest'])(
    'read no table from end to end, sorted by %s',
    async (sort) => {
      const { pool } = world.subgraph.database;
      for (const filter of PAIRS) {
        const sent = { near: TORONTO, ...filter };
        const { statements } = await recordStatements(pool, () => search({ sort, filter: sent }));
        expect(statements).toHaveLength(2);
        const client = await pool.connect();
        try {
          await client.query('BEGIN');
          await client.query('SET LOCAL enable_seqscan = off');
          for (const text of statements) {
            const explained = await client.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`);
            const plan = JSON.stringify(explained.rows);
            expect([plan.includes('Seq Scan'), filter]).toEqual([false, filter]);
          }
        } finally {
          await client.query('ROLLBACK');
          client.release();
        }
      }
    },
  );
});
