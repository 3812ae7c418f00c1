import { createWorld, type World } from '../factories';
import { runHistories } from './run-histories';

/** Random histories of one part; the parts run side by side. */
const HISTORIES = 250;
const SEED = 20_261_122;
/** Acts that a part of the histories must have done, so that none of them is refused all the time. */
const DONE_AT_LEAST = 12;

/** Declares the test of one of the four parts that together play a thousand histories. */
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
