import { createWorld, type World } from '../factories';
import { runHistories } from './run-histories';

/** Per part. Of the 132 outcomes found by 4 × 250 histories, 4 × 25 find 97, 50 find 116, 100 find 120, 150 find 124. */
const HISTORIES = process.env.TEST_DEEP ? 250 : 50;
const SEED = 20_261_122;
/** Minimum of successful acts, so that not everything is refused. */
const DONE_AT_LEAST = 12;

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
