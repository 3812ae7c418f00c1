import { createWorld, type World } from '../factories';
import { runHistories } from './run-histories';

/** Per part. */
const HISTORIES = process.env.TEST_DEEP ? 250 : 63;
const SEED = 20_261_122;
/** Minimum of successful acts, so that not everything is refused. */
const DONE_AT_LEAST = 12;
/** Steps deep in a history, each of which some history reaches. */
const SELDOM = ['acceptHours', 'answerDispute', 'rule'];

export function keepInvariants({ part }: { part: number }): void {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  it('keeps every invariant through random histories', async () => {
    const tally = await runHistories(world, HISTORIES, SEED + part);
    const kindsDone = [...tally.values()].filter(({ done }) => done > 0).length;
    expect(kindsDone).toBeGreaterThanOrEqual(DONE_AT_LEAST);
    const isReached = (kind: string) =>
      [...tally].some(([name, { done }]) => name.split(' ')[0] === kind && done > 0);
    expect(SELDOM.filter((kind) => !isReached(kind))).toEqual([]);
  }, 900_000);
}
