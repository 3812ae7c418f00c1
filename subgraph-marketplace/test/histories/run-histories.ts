import type { PersonSnapshot } from '@tbt/contracts';
import fc from 'fast-check';
import { NOW, snapshot, type World } from '../factories';
import { CLINICS, histories, TEMPS } from './acts';
import { checkInvariants } from './check-invariants';
import { playHistory, type Cast, type Tally } from './play';

const idsOf = (people: readonly PersonSnapshot[]) => people.map(({ id }) => id);
const DAY = 24 * 60 * 60_000;

async function firstCast(world: World): Promise<Cast> {
  const [temps, clinics]: [Cast['temps'], Cast['clinics']] = [[], []];
  for (let n = 0; n < TEMPS; n += 1) temps.push(await world.temp());
  for (let n = 0; n < CLINICS; n += 1) clinics.push(await world.clinic());
  return { temps, clinics };
}

const everyone = ({ temps, clinics }: Cast) => idsOf([...temps, ...clinics]);

/** In one statement. */
async function castLike(world: World, first: Cast): Promise<Cast> {
  const again = (person: PersonSnapshot) => ({ ...person, id: snapshot().id });
  const cast = { temps: first.temps.map(again), clinics: first.clinics.map(again) };
  await world.rows(
    `INSERT INTO people SELECT (jsonb_populate_record(p, jsonb_build_object('id', made.id))).*
     FROM unnest($1::int[], $2::int[]) AS made(like_id, id) JOIN people p ON p.id = made.like_id`,
    [everyone(first), everyone(cast)],
    'history cast',
  );
  return cast;
}

/**
 * Checks all invariants after each history; every history starts a day later.
 * @throws Error with the first failing history and its seed.
 */
export async function runHistories(world: World, count: number, seed: number): Promise<Tally> {
  const tally: Tally = new Map();
  const first = await firstCast(world);
  // Events are only written; no consumer runs.
  await world.subgraph.outbox.stop();
  let today = NOW;
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const cast = await castLike(world, first);
      world.clock.set(today);
      await playHistory({ world, cast, tally, today }, history);
      await checkInvariants(world, idsOf(cast.clinics));
      // Keeps the search for new events fast.
      await world.rows('DELETE FROM outbox_events', [], 'history events');
      const next = new Date(world.clock.now().getTime() + DAY);
      today = new Date(`${next.toISOString().slice(0, 10)}T15:00:00.000Z`);
    }),
    { numRuns: count, seed, endOnFailure: true },
  );
  return tally;
}
