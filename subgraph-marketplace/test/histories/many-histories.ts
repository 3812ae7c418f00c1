import { createWorld } from '../factories';
import { runHistories } from './run-histories';

const HISTORIES = 100_000;
const PER_WORLD = 1_000;
const PARTS = 4;

/** A hundred thousand histories in parallel parts, a world per thousand. */
export function playManyHistories({ part }: { part: number }): void {
  const seeds = Array.from(
    { length: HISTORIES / PER_WORLD / PARTS },
    (_, index) => index * PARTS + part,
  );

  it.each(seeds)(
    `keeps every invariant through ${PER_WORLD} random histories, seed %d`,
    async (seed) => {
      const world = await createWorld();
      try {
        await runHistories(world, PER_WORLD, seed);
        // Progress: the runner reports a file only at its end, hours later.
        process.stdout.write(`${PER_WORLD} histories of seed ${seed} kept\n`);
      } finally {
        await world.close();
      }
    },
    3_600_000,
  );
}
