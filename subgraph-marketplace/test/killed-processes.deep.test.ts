import { effectsOn } from './effects-on-booking';
import { createWorld, newKey, NOW, type World } from './factories';
import { hoursRunner } from './hours-operations';
import { runKilled } from './run-killed';

/** Above the statements of an approval. */
const STATEMENTS_MAX = 40;

jest.setTimeout(15 * 60_000);

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.subgraph.outbox.stop();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const hours = hoursRunner(() => world);

it('an approval whose process is killed after each of its statements has one effect with its key', async () => {
  const undisturbed = await hours.sent();
  await world.services.hours.approve(world.as(undisturbed.clinic, { idempotencyKey: newKey() }), {
    bookingId: undisturbed.bookingId,
  });
  const expected = await effectsOn(world, undisturbed.bookingId);
  world.clock.set(NOW);
  const { bookingId, clinic } = await hours.sent();
  const before = await effectsOn(world, bookingId);
  const key = newKey();
  const settings = {
    ...{ databaseUrl: world.databaseUrl, now: world.clock.now().toISOString(), key },
    ...{ clinicId: clinic.id, bookingId: Number(bookingId) },
  };
  let [killed, refused] = [0, 0];
  for (let after = 1; after <= STATEMENTS_MAX; after += 1) {
    const signal = await runKilled('killed-program.ts', { ...settings, after });
    const effects = await effectsOn(world, bookingId);
    const hasEffect = JSON.stringify(effects) !== JSON.stringify(before);
    expect(effects).toEqual(hasEffect ? expected : before);
    if (signal === null) break;
    expect(signal).toBe('SIGKILL');
    killed += 1;
    if (!hasEffect) refused += 1;
  }
  expect(refused).toBeGreaterThan(6);
  expect(killed).toBeLessThan(STATEMENTS_MAX);
  const info = world.as(clinic, { idempotencyKey: key });
  const input = { bookingId: String(bookingId) };
  const again = await world.services.hours.approve(info, input);
  expect(await world.services.hours.approve(info, input)).toEqual(again);
  expect(await effectsOn(world, bookingId)).toEqual(expected);
});
