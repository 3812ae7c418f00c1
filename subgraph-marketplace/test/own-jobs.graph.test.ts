import type { PersonSnapshot } from '@tbt/contracts';
import type { Job } from '../src/modules/jobs';
import { createWorld, NOW, type World } from './factories';

const LIST = `query Mine($statuses: [JobStatus!], $sort: OwnJobSort, $first: Int, $after: String) {
  myJobs(statuses: $statuses, sort: $sort, first: $first, after: $after) {
    edges { node { id } } pageInfo { hasNextPage hasPreviousPage endCursor } } }`;
const OPEN = ['active', 'invited', 'draft'];

type Page = {
  edges: { node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
};

let world: World;
let clinic: PersonSnapshot;
/** In the order of posting; two start at the same time. */
let days: { late: Job; soon: Job; same: Job; last: Job };
beforeAll(async () => {
  world = await createWorld();
  clinic = await world.clinic();
  const on = (date: string, startTime = '08:00') => world.job(clinic, { date, startTime });
  days = {
    late: await on('2027-03-08'),
    soon: await on('2027-03-01'),
    same: await on('2027-03-08'),
    last: await on('2027-03-09'),
  };
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

const page = async (args: Record<string, unknown>) => {
  const { data, errors } = await world.graph(LIST, args, clinic);
  return { errors, list: data?.myJobs as Page };
};

/** All pages of two. */
async function walk(args: Record<string, unknown>): Promise<number[]> {
  const ids: number[] = [];
  for (let after: string | null = null; ;) {
    const { list } = await page({ ...args, first: 2, after });
    expect(list.pageInfo.hasPreviousPage).toBe(after !== null);
    ids.push(...list.edges.map(({ node }) => Number(node.id)));
    if (!list.pageInfo.hasNextPage) return ids;
    after = list.pageInfo.endCursor;
  }
}

describe('a clinic’s own shifts', () => {
  it('are put in the order asked for, over every page', async () => {
    const { late, soon, same, last } = days;
    const idsOf = (...jobs: Job[]) => jobs.map(({ id }) => id);
    const newest = idsOf(last, same, soon, late);
    expect(await walk({})).toEqual(newest);
    expect(await walk({ sort: null, statuses: OPEN })).toEqual(newest);
    expect(await walk({ sort: 'newest', statuses: OPEN })).toEqual(newest);
    const soonest = idsOf(soon, late, same, last);
    expect(await walk({ sort: 'soonest', statuses: OPEN })).toEqual(soonest);
    expect(await walk({ sort: 'latest' })).toEqual([...soonest].reverse());
    expect((await page({ sort: 'soonest', statuses: [] })).list.edges).toEqual([]);
  });

  it('leave out by the clock what has begun', async () => {
    const { soon, ...rest } = days;
    world.clock.set(soon.startsAt);
    const coming = [rest.late.id, rest.same.id, rest.last.id];
    expect(await walk({ sort: 'soonest', statuses: OPEN })).toEqual(coming);
    expect(await walk({ sort: 'latest', statuses: ['closed', 'expired'] })).toEqual([soon.id]);
  });

  it('take a cursor of the same order and filter only', async () => {
    const { list } = await page({ sort: 'soonest', statuses: OPEN, first: 1 });
    const after = list.pageInfo.endCursor;
    expect((await page({ sort: 'soonest', statuses: OPEN, after })).errors).toBeUndefined();
    for (const args of [
      { sort: 'latest', statuses: OPEN },
      { statuses: OPEN },
      { sort: 'soonest' },
    ]) {
      expect((await page({ ...args, after })).errors?.[0]?.extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        issues: [{ path: ['after'], messageKey: 'validation.cursor' }],
      });
    }
  });
});
