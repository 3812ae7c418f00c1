import { createWorld, NOW, type World } from './factories';

const READ = `query Read($filter: JobFilter, $first: Int) {
  jobs(filter: $filter, first: $first) { version edges { node { id } } }
  jobsVersion(filter: $filter, first: $first)
}`;

type Read = {
  jobs: { version: string; edges: { node: { id: string } }[] };
  jobsVersion: string;
};
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

const inGander = { province: 'Newfoundland and Labrador', city: 'Gander' };

async function read(
  filter: object = { city: 'Gander' },
  who: Parameters<World['graph']>[2] = null,
  first = 10,
) {
  const { data, errors } = await world.graph(READ, { filter, first }, who);
  expect(errors).toBeUndefined();
  const { jobs, jobsVersion } = data as Read;
  expect(jobsVersion).toBe(jobs.version);
  return { version: jobsVersion, ids: jobs.edges.map(({ node }) => Number(node.id)) };
}

describe('the version of a page of shifts', () => {
  it('stays while the page is unchanged, and changes with it', async () => {
    const clinic = await world.clinic();
    const first = await world.job(clinic, inGander);
    const before = await read();
    expect(await read()).toEqual(before);
    await world.job(clinic, { province: 'Ontario', city: 'Toronto' });
    expect(await read()).toEqual(before);

    const second = await world.job(clinic, inGander);
    const grown = await read();
    expect(grown.ids).toEqual([second.id, first.id]);
    expect(grown.version).not.toBe(before.version);

    await world.subgraph.database.pool.query('UPDATE jobs SET title = title || $1 WHERE id = $2', [
      '!',
      first.id,
    ]);
    expect((await read()).version).not.toBe(grown.version);
  });

  it('goes when the clock takes a shift off the page, or into another status', async () => {
    const clinic = await world.clinic();
    await world.job(clinic, inGander);
    const own = { city: 'Gander', anyStatus: true };
    const [listed, owned] = [await read(), await read(own, clinic)];
    world.clock.set(new Date('2030-01-01T00:00:00Z'));
    expect((await read()).version).not.toBe(listed.version);
    const later = await read(own, clinic);
    expect(later.ids).toEqual(owned.ids.filter((id) => later.ids.includes(id)));
    expect(later.version).not.toBe(owned.version);
  });

  it('is another for another page size and another viewer’s list', async () => {
    const clinic = await world.clinic();
    await world.job(clinic, inGander);
    const filter = { city: 'Gander', status: 'active' };
    const small = await read(filter, null, 1);
    expect((await read(filter, null, 2)).version).not.toBe(small.version);
    const drafts = { city: 'Gander', status: 'draft' };
    expect((await read(drafts, null)).ids).toEqual([]);
  });
});
