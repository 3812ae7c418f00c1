import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, type World } from './factories';

const LIST = `query Near($filter: JobFilter, $sort: JobSort, $first: Int, $after: String) {
  jobs(filter: $filter, sort: $sort, first: $first, after: $after) {
    edges { node { id } } pageInfo { hasNextPage endCursor }
  }
}`;
const DISTANCE = `query Distance($id: ID!, $from: PlaceInput) {
  job(id: $id) { distance(from: $from) { km isApproximate } }
}`;
type Listed = {
  jobs: {
    edges: { node: { id: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
};

const DOWNTOWN = { postalCode: 'M5V 2K1' };
const OFFICE = { province: 'Ontario', city: 'Toronto', postalArea: 'M5H' };

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

async function found(variables: Record<string, unknown>): Promise<Listed['jobs']> {
  const { data, errors } = await world.graph(LIST, variables);
  expect(errors).toBeUndefined();
  return (data as Listed).jobs;
}
const idsOf = ({ edges }: Listed['jobs']) => edges.map(({ node }) => Number(node.id));
const near = async (sort: string, maxDistance: number) =>
  idsOf(await found({ sort, filter: { near: DOWNTOWN, maxDistance } }));

async function distanceOf(id: number, from: object | null, who: PersonSnapshot | null = null) {
  const { data } = await world.graph(DISTANCE, { id: String(id), from }, who);
  return (data as { job: { distance: object | null } }).job.distance;
}

async function startsAtCentre(id: number, who: PersonSnapshot): Promise<boolean | undefined> {
  const { data } = await world.graph(
    `query ($id: ID!) { job(id: $id) { distance { isFromCityCentre } } }`,
    { id: String(id) },
    who,
  );
  return (data as { job: { distance: { isFromCityCentre: boolean } | null } }).job.distance
    ?.isFromCityCentre;
}

it('finds a shift one kilometre away, from a code and from the own address alike', async () => {
  const clinic = await world.clinic(OFFICE);
  const { id } = await world.job(clinic, { city: 'toronto' });
  const elsewhere = await world.job(clinic, { city: 'Hamilton' });
  const temp = await world.temp({ ...OFFICE, postalArea: 'M5V' });
  expect(await near('newest', 5)).toEqual([id]);
  expect(await near('nearest', 5)).toEqual([id]);
  expect(await near('nearest', 100)).toEqual([id, elsewhere.id]);
  const expected = { km: 0.8, isApproximate: false };
  expect(await distanceOf(id, DOWNTOWN)).toEqual(expected);
  expect(await distanceOf(id, null, temp)).toEqual(expected);
  expect(await startsAtCentre(id, temp)).toBe(false);
  expect(await startsAtCentre(id, await world.temp({ ...OFFICE, postalArea: null }))).toBe(true);
  // The office is not in Hamilton, so the centre of the city is used.
  expect(await distanceOf(elsewhere.id, DOWNTOWN)).toMatchObject({ isApproximate: true });
  expect(await distanceOf(id, null, clinic)).toBeNull();
});

it('orders areas, cities and unknown places together, page by page', async () => {
  const post = async (office: Partial<PersonSnapshot>, city: string) =>
    (await world.job(await world.clinic(office), { city })).id;
  const far = await post({ ...OFFICE, postalArea: 'M1B' }, 'Toronto');
  const nowhere = await post({ ...OFFICE, postalArea: null }, 'Nowhere at all');
  const middle = await post({ ...OFFICE, postalArea: null }, 'Toronto');
  const rural = await post({ ...OFFICE, city: 'Kenora', postalArea: 'P0X' }, 'Kenora');
  const close = await post(OFFICE, 'Toronto');
  const seen: number[] = [];
  let after: string | null = null;
  do {
    const page = await found({ sort: 'nearest', filter: { near: DOWNTOWN }, first: 2, after });
    seen.push(...idsOf(page));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  expect(seen).toEqual([close, middle, far, rural, nowhere]);
});

it('follows its clinic to another address, and back to the centre of the city without one', async () => {
  const clinic = await world.clinic(OFFICE);
  const { id } = await world.job(clinic, { city: 'Toronto' });
  const moveTo = (revision: number, postalArea: string | null) =>
    world.services.people.takeOver({ ...clinic, revision, postalArea });
  await moveTo(2, 'M1B');
  expect(await distanceOf(id, DOWNTOWN)).toEqual({ km: 19.8, isApproximate: false });
  expect(await near('nearest', 5)).toEqual([]);
  await moveTo(3, null);
  expect(await distanceOf(id, DOWNTOWN)).toMatchObject({ isApproximate: true });
  await moveTo(4, 'M5H');
  expect(await near('nearest', 5)).toEqual([id]);
});

it('sets missing coordinates of shifts at the start', async () => {
  const clinic = await world.clinic(OFFICE);
  const { id } = await world.job(clinic, { city: 'Toronto' });
  await world.rows('UPDATE jobs SET latitude = NULL, longitude = NULL WHERE id = $1', [id]);
  await world.services.fillJobPlaces();
  expect(await near('newest', 5)).toEqual([id]);
});
