import fc from 'fast-check';
import { NOW, type World } from '../factories';
import { CLINICS, histories, TEMPS } from './acts';
import { INVARIANTS } from './invariants';
import { playHistory, type Cast, type Tally } from './play';

const DAY = 24 * 60 * 60_000;

async function castOf(world: World): Promise<Cast> {
  const [temps, clinics]: [Cast['temps'], Cast['clinics']] = [[], []];
  for (let n = 0; n < TEMPS; n += 1) temps.push(await world.temp());
  for (let n = 0; n < CLINICS; n += 1) clinics.push(await world.clinic());
  return { temps, clinics };
}

/** @throws Error naming every invariant that the clinics' shifts break. */
async function checkInvariants(world: World, { clinics }: Cast): Promise<void> {
  const ids = clinics.map(({ id }) => id);
  for (const [name, sql] of Object.entries(INVARIANTS)) {
    const broken = await world.rows(sql, [ids]);
    if (broken.length > 0) throw new Error(`Broken: ${name} ${JSON.stringify(broken)}`);
  }
}

/**
 * Plays random histories, each with people and shifts of its own in one world, and checks every
 * invariant after each. The clock never goes back: each history begins on the day after the last.
 * @returns how often each kind of act was tried and done.
 * @throws Error with the first history that breaks one, and the seed to play it again.
 */
export async function runHistories(world: World, count: number, seed: number): Promise<Tally> {
  const tally: Tally = new Map();
  let today = NOW;
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const cast = await castOf(world);
      world.clock.set(today);
      await playHistory({ world, cast, tally, today }, history);
      await checkInvariants(world, cast);
      // Events of former histories would only slow down the search for those of the next.
      await world.rows('DELETE FROM outbox_events');
      const next = new Date(world.clock.now().getTime() + DAY);
      today = new Date(`${next.toISOString().slice(0, 10)}T15:00:00.000Z`);
    }),
    { numRuns: count, seed, endOnFailure: true },
  );
  return tally;
}
