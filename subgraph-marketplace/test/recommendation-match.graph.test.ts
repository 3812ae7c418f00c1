import { createWorld, type World } from './factories';
import { TUESDAY } from './matching-operations';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('a recommendation tells the match that its shift tells, also before the next refresh', async () => {
  const place = { province: 'Saskatchewan', city: 'Regina' } as const;
  const clinic = await world.clinic(place);
  const temp = await world.temp({ ...place, licences: [world.licence('Saskatchewan')] });
  const job = await world.job(clinic, { ...place, hourlyRate: '60.00', date: TUESDAY });
  const query =
    '{ recommendations { edges { node { matchScore match { score } job { match { score } } } } } }';
  type Node = { matchScore: string; match: { score: string }; job: { match: { score: string } } };
  const read = async () => {
    const { data } = await world.graph(query, {}, temp);
    const { edges } = (data as { recommendations: { edges: { node: Node }[] } }).recommendations;
    return edges.map(({ node }) => node);
  };
  const [before] = await read();
  await world.rows('UPDATE jobs SET hourly_rate = 40 WHERE id = $1', [job.id]);
  const [after] = await read();
  expect(after?.match.score).not.toBe(before?.match.score);
  expect(after).toEqual({
    matchScore: after?.job.match.score,
    match: after?.job.match,
    job: after?.job,
  });
});
