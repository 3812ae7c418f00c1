import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, NOW, type World } from './factories';
import { reviewRunner } from './review-operations';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { reviewed } = reviewRunner(() => world);

async function listed(sort: string) {
  const { data, errors } = await world.graph(`{ professionals(sort: ${sort}) {
    edges { node { id avgRating totalReviews } } } }`);
  if (errors) throw new Error(errors[0]?.message);
  type Edges = { edges: { node: { id: string; avgRating: string; totalReviews: number } }[] };
  return (data?.professionals as Edges).edges.map(({ node }) => node);
}

/** Of the professional's score. */
async function ratingPoints(clinic: PersonSnapshot, temp: PersonSnapshot) {
  const job = await world.job(clinic, { date: '2027-09-15' });
  const { data, errors } = await world.graph(
    `query Rank($id: ID!) { job(id: $id) { candidates(first: 50) { edges { node {
      professional { id } match { factors { key points } } } } } } }`,
    { id: String(job.id) },
    clinic,
  );
  if (errors) throw new Error(errors[0]?.message);
  type Edge = {
    node: {
      professional: { id: string };
      match: { factors: { key: string; points: number }[] };
    };
  };
  const found = (data?.job as { candidates: { edges: Edge[] } }).candidates.edges;
  const mine = found.find(({ node }) => node.professional.id === String(temp.id));
  const term = mine?.node.match.factors.find(({ key }) => key === 'rating');
  return term?.points ?? NaN;
}

it('a published review changes lists, the search order and the ranking', async () => {
  const unrated = await world.temp();
  const good = await reviewed(5, 5);
  world.clock.set(NOW);
  const bad = await reviewed(1, 1);
  world.clock.set(NOW);
  const order = (await listed('best_rated')).map(({ id }) => Number(id));
  expect(order).toEqual([good.temp.id, unrated.id, bad.temp.id]);
  expect(await listed('newest')).toContainEqual({
    ...{ id: String(good.temp.id), avgRating: '5.00', totalReviews: 1 },
  });
  const clinic = await world.clinic();
  const [first, none, last] = [
    await ratingPoints(clinic, good.temp),
    await ratingPoints(clinic, unrated),
    await ratingPoints(clinic, bad.temp),
  ];
  expect(first).toBeGreaterThan(none ?? NaN);
  expect(none).toBeGreaterThan(last ?? NaN);
});
