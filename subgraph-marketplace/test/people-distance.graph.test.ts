import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, type World } from './factories';

const FIND = `query ($filter: ProfessionalFilter, $sort: ProfessionalSort, $first: Int, $after: String) {
  professionals(filter: $filter, sort: $sort, first: $first, after: $after) {
    edges { distanceKm node { id } } pageInfo { hasNextPage endCursor }
  }
}`;
const TORONTO = { province: 'Ontario', city: 'Toronto', postalArea: 'M5V' };
/** Kilometres from M5V: about 5, 20 and 350. */
const LEASIDE = { ...TORONTO, postalArea: 'M4G' };
const MARKHAM = { province: 'Ontario', city: 'Markham', postalArea: 'L3R' };
const OTTAWA = { province: 'Ontario', city: 'Ottawa', postalArea: 'K1P' };
const NOWHERE = { province: 'Ontario', city: 'Nowhere-on-the-Lake', postalArea: null };

type Page = {
  edges: { distanceKm: number | null; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

let world: World;
let clinic: PersonSnapshot;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  await world.rows('TRUNCATE people CASCADE');
  clinic = await world.clinic(TORONTO);
});
afterAll(() => world.close());

const ask = (variables: Record<string, unknown>, who: PersonSnapshot | null = clinic) =>
  world.graph(FIND, variables, who);
async function pageOf(
  variables: Record<string, unknown>,
  who: PersonSnapshot | null = clinic,
): Promise<Page> {
  const { data, errors } = await ask(variables, who);
  expect(errors).toBeUndefined();
  return data?.professionals as Page;
}
const idsOf = (page: Page) => page.edges.map(({ node }) => Number(node.id));

it('lists the nearest to the office first, page by page, unknown places last', async () => {
  const people: number[] = [];
  for (const place of [OTTAWA, NOWHERE, MARKHAM, LEASIDE, TORONTO])
    people.push((await world.temp(place)).id);
  const found: number[] = [];
  let after: string | null = null;
  do {
    const page: Page = await pageOf({ sort: 'nearest', first: 2, after });
    found.push(...idsOf(page));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect(found).toEqual(people.toReversed().map((_id, i) => people[[4, 3, 2, 0, 1][i] ?? 0]));
});

it.each(['nearest', 'best_rated'])('lists verified ones first among equals by %s', async (sort) => {
  const verified = await world.temp({ ...LEASIDE, createdAt: '2026-11-20T14:00:00.000Z' });
  const newer = { createdAt: '2026-11-20T15:00:00.000Z' };
  const unverified = await world.temp({ ...LEASIDE, ...newer, isVerified: false });
  const found = async (after: string | null) => pageOf({ sort, first: 1, after });
  const first = await found(null);
  expect(idsOf(first)).toEqual([verified.id]);
  expect(idsOf(await found(first.pageInfo.endCursor))).toEqual([unverified.id]);
});

it('lists those at no distance and at one kilometre as equals, as both read 1 km', async () => {
  const onTheSpot = await world.temp({ ...TORONTO, isVerified: false });
  const near = await world.temp({ ...TORONTO, postalArea: 'M5H' });
  expect(idsOf(await pageOf({ sort: 'nearest' }))).toEqual([near.id, onTheSpot.id]);
});

it('tells the distance to clinics only', async () => {
  await world.temp(LEASIDE);
  const { edges } = await pageOf({});
  expect(edges[0]?.distanceKm).toBeGreaterThan(2);
  expect(edges[0]?.distanceKm).toBeLessThan(12);
  for (const other of [null, await world.temp(TORONTO)]) {
    const page = await pageOf({}, other);
    expect(page.edges.map(({ distanceKm }) => distanceKm)).toEqual(page.edges.map(() => null));
  }
});

it('leaves out those farther away than the filter', async () => {
  const near = await world.temp(LEASIDE);
  await world.temp(OTTAWA);
  await world.temp(NOWHERE);
  expect(idsOf(await pageOf({ filter: { maxDistance: 30 } }))).toEqual([near.id]);
});

it.each([{ filter: { maxDistance: 30 } }, { sort: 'nearest' }])(
  'refuses %j to other viewers, and to a clinic without a known place',
  async (variables) => {
    const codeFor = async (who: PersonSnapshot | null) =>
      (await ask(variables, who)).errors?.[0]?.extensions;
    expect(await codeFor(null)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await codeFor(await world.temp(TORONTO))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await codeFor(await world.clinic(NOWHERE))).toMatchObject({
      code: 'VALIDATION_FAILED',
      issues: [{ path: ['sort' in variables ? 'sort' : 'maxDistance'] }],
    });
  },
);

it.each([0, -5, 20_000])('refuses %s kilometres', async (maxDistance) => {
  const { errors } = await ask({ filter: { maxDistance } });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
});

it('counts new people of a saved search within its distance', async () => {
  const save = `mutation ($input: SaveSearchInput!) {
    saveSearch(input: $input) { savedSearch { filter { maxDistance } } errors { code } } }`;
  const input = { name: 'Near', filter: { maxDistance: 30 } };
  const { data } = await world.graph(save, { input }, clinic);
  expect(data?.saveSearch).toMatchObject({ savedSearch: { filter: { maxDistance: 30 } } });
  world.clock.advance(60_000);
  const createdAt = world.clock.now().toISOString();
  for (const place of [LEASIDE, OTTAWA]) await world.temp({ ...place, createdAt });
  const listed = await world.graph('{ savedSearches { newCount } }', {}, clinic);
  expect(listed.data?.savedSearches).toEqual([{ newCount: 1 }]);
});
