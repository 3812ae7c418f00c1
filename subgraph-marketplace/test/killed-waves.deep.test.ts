import { createEmergencyWorld, type EmergencyWorld } from './emergency-operations';
import { NOW } from './factories';
import { runKilled } from './run-killed';

/** Above the statements of two waves. */
const STATEMENTS_MAX = 60;
const TEMPS = 5;

jest.setTimeout(15 * 60_000);

let world: EmergencyWorld;
beforeAll(async () => {
  world = await createEmergencyWorld();
  await world.subgraph.outbox.stop();
});
afterAll(() => world.close());

const announced = async (id: string | undefined): Promise<number[]> => {
  const rows = await world.rows<{ ids: number[] }>(
    `SELECT payload -> 'professionalIds' AS ids FROM outbox_events
     WHERE name = 'emergency.offered' AND payload ->> 'emergencyRequestId' = $1`,
    [id],
  );
  return rows.flatMap(({ ids }) => ids);
};

it('a worker that is killed after each statement of a wave leaves all of it or none, and each is asked once', async () => {
  world.clock.set(NOW);
  const clinic = await world.clinic();
  await world.onCall();
  for (let index = 0; index < TEMPS; index += 1) await world.temp();
  const { emergencyRequest: made } = await world.request(clinic);
  expect(await world.askedIds(made?.id)).toHaveLength(1);
  const now = new Date(NOW.getTime() + 11 * 60_000).toISOString();
  let [killed, without] = [0, 0];
  for (let after = 1; after <= STATEMENTS_MAX; after += 1) {
    const settings = { databaseUrl: world.databaseUrl, now, after };
    const signal = await runKilled('killed-waves-program.ts', settings);
    const asked = await world.askedIds(made?.id);
    expect([1, 1 + TEMPS]).toContain(asked.length);
    expect((await announced(made?.id)).toSorted((a, b) => a - b)).toEqual(
      asked.toSorted((a, b) => a - b),
    );
    if (signal === null) break;
    expect(signal).toBe('SIGKILL');
    killed += 1;
    if (asked.length === 1) without += 1;
  }
  expect(without).toBeGreaterThan(5);
  expect(killed).toBeLessThan(STATEMENTS_MAX);
  expect(await world.askedIds(made?.id)).toHaveLength(1 + TEMPS);
});
