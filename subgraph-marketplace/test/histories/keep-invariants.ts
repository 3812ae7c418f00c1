import { createWorld, type World } from '../factories';
import { runHistories } from './run-histories';

/**
 * Random histories of one part; the parts run side by side. Of the 132 kinds of outcome (an act and its answer, or its
 * move from one status to another) that four times 250 meet, four times 25 meet 97, 50 meet 116, 100 meet 120 and 150
 * meet 124: `npm test` plays 50, `test:deep` all of them.
 */
const HISTORIES = process.env.TEST_DEEP ? 250 : 50;
const SEED = 20_261_122;
/** Acts that a part of the histories must have done, so that none of them is refused all the time. */
const DONE_AT_LEAST = 12;

/** Declares the test of one of the four parts. */
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
  }, 900_000);
}
