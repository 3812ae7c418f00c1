import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, type World } from './factories';
import { candidatesOf, TUESDAY } from './matching-operations';

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
  const report = await world.services.reportLearnedWeights();
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
  expect(await world.services.reportLearnedWeights()).toContain('Refused: fewer than 200 choices');
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
