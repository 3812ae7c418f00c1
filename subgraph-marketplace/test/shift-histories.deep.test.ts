import { createWorld, type World } from './factories';
import { runHistories } from './histories/run-histories';

const HISTORIES = 100_000;
const PER_WORLD = 2_000;

it('keeps every invariant through many random histories', async () => {
  for (let seed = 1; seed <= HISTORIES / PER_WORLD; seed += 1) {
    const world: World = await createWorld();
    try {
      await runHistories(world, PER_WORLD, seed);
    } finally {
      await world.close();
    }
  }
}, 86_400_000);
