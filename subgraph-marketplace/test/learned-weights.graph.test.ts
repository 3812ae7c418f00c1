import type { PersonSnapshot } from '@tbt/contracts';
import { createLearning } from '../src/modules/matching/learning/learning.service';
import { choicesBy, TRUTH } from '../src/modules/matching/learning/test-choices';
import { createMatchVersionsQueries } from '../src/modules/matching/match-versions.queries';
import { createWorld, type World } from './factories';
import { candidatesOf, matchOf, TUESDAY } from './matching-operations';

const place = { province: 'New Brunswick', city: 'Moncton' } as const;

let world: World;
let clinic: PersonSnapshot;
let people: PersonSnapshot[];
beforeAll(async () => {
  world = await createWorld();
  clinic = await world.clinic(place);
  people = [];
  for (let n = 0; n < 3; n += 1)
    people.push(await world.temp({ ...place, licences: [world.licence('New Brunswick')] }));
});
afterAll(() => world.close());

/** Choices on both sides of the split. */
const choices = async (): Promise<number> => {
  const report = await world.services.matchLearning.learn();
  const [, learned, heldOut] = /Learned from (\d+) choices, judged by (\d+)/.exec(report) ?? [];
  return Number(learned) + Number(heldOut);
};

const book = async (date: string, isShown: boolean) => {
  const job = await world.job(clinic, { ...place, date });
  if (isShown) await candidatesOf(world, job.id, clinic);
  world.clock.advance(60_000);
  return world.accept(clinic, await world.apply(people[1]!, job));
};

test('learns from bookings of professionals that the clinic was shown, not from others', async () => {
  expect(await choices()).toBe(0);
  await book(TUESDAY, true);
  expect(await choices()).toBe(1);
  await book('2026-12-03', false);
  expect(await choices()).toBe(1);
  const { booking } = await book('2026-12-08', true);
  expect(await choices()).toBe(2);
  await world.rows('UPDATE bookings SET cancelled_at = now() WHERE id = $1', [booking.id]);
  expect(await choices()).toBe(1);
  expect(await world.services.matchLearning.apply()).toContain('Refused: fewer than 200 choices');
});

test('what was shown is kept with the value of every term', async () => {
  const job = await world.job(clinic, { ...place, date: '2026-12-15' });
  const { edges } = (await candidatesOf(world, job.id, clinic))!;
  const stored = await world.rows<{ terms: Record<string, number> }>(
    'SELECT terms FROM candidate_showings WHERE job_id = $1',
    [job.id],
  );
  expect(stored).toHaveLength(edges.length);
  for (const { terms } of stored) {
    expect(Object.keys(terms)).toHaveLength(9);
    for (const value of Object.values(terms)) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  }
});

const learningFrom = (choices: ReturnType<typeof choicesBy>) =>
  createLearning({
    clock: world.clock,
    choices: { since: () => Promise.resolve(choices) },
    versions: createMatchVersionsQueries(world.subgraph.database),
  });

test('weights that the guard accepts are the next version of every match, and of the standard', async () => {
  const temp = people[0]!;
  const job = await world.job(clinic, { ...place, date: '2026-12-10' });
  const distance = async () => {
    const { data } = await world.graph('{ matchingWeights { key weight standard } }', {}, temp);
    const { matchingWeights } = data as { matchingWeights: { key: string }[] };
    return matchingWeights.find(({ key }) => key === 'distance');
  };
  expect(await matchOf(world, job.id, temp)).toMatchObject({ version: '1' });

  const chance = learningFrom(choicesBy(null, 700, 1));
  expect(await chance.apply()).toContain('not clearly better than those in use');
  expect(await matchOf(world, job.id, temp)).toMatchObject({ version: '1' });

  const better = learningFrom(choicesBy(TRUTH, 2_000, 7));
  expect(await better.learn()).toContain('`npm run admin -- matching apply` uses them');
  expect(await distance()).toEqual({ key: 'distance', weight: 18, standard: 18 });
  expect(await better.apply()).toContain('Applied as version 2.');
  expect(await matchOf(world, job.id, temp)).toMatchObject({ version: '2' });
  const { weight, standard } = (await distance()) as unknown as Record<string, number>;
  expect(standard).toBeGreaterThan(20);
  expect(weight).toBe(standard);
});

test('weights that two administrators apply at once are one version', async () => {
  const other = { ...TRUTH, distance: 10, rate: 24, preferences: 10 };
  const learning = learningFrom(choicesBy(other, 2_000, 11));
  const ends = await Promise.allSettled([learning.apply(), learning.apply()]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find(({ status }) => status === 'fulfilled')).toMatchObject({
    value: expect.stringContaining('Applied as version 3.'),
  });
  expect(await world.rows('SELECT version FROM match_versions ORDER BY version')).toEqual([
    { version: 2 },
    { version: 3 },
  ]);
});
