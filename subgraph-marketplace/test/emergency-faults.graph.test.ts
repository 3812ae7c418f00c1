import { createEmergencyWorld, type EmergencyWorld } from './emergency-operations';
import { NOW } from './factories';

const MINUTE = 60_000;

let world: EmergencyWorld;
beforeAll(async () => {
  world = await createEmergencyWorld();
});
beforeEach(async () => {
  world.clock.set(NOW);
  await world.rows(`UPDATE people SET is_active = false WHERE role IN ('hygienist', 'assistant')`);
});
afterAll(() => world.close());

const announced = async (id: string | undefined): Promise<number[]> => {
  await world.subgraph.outbox.drain();
  return world.bus.published.flatMap(({ name, payload }) =>
    name === 'emergency.offered' && String(payload.emergencyRequestId) === id
      ? payload.professionalIds
      : [],
  );
};

/** The next statement of this kind breaks its transaction, until it is repaired. */
async function breakStatements(table: string, kind: 'INSERT' | 'UPDATE'): Promise<() => unknown> {
  await world.rows(`CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'cut'; END $$`);
  await world.rows(`CREATE TRIGGER cut AFTER ${kind} ON ${table} EXECUTE FUNCTION cut()`);
  return () => world.rows('DROP FUNCTION cut() CASCADE');
}

describe('a worker that dies in a wave', () => {
  it.each([
    ['after it asked', 'emergency_offers', 'INSERT'],
    ['after it announced', 'outbox_events', 'INSERT'],
    ['after it set the next wave', 'emergency_requests', 'UPDATE'],
  ] as const)('%s leaves it to the next, which asks each professional once', async (...facts) => {
    const [, table, kind] = facts;
    const clinic = await world.clinic();
    const first = await world.onCall();
    const others = [await world.temp(), await world.temp(), await world.temp()];
    const { emergencyRequest: made } = await world.request(clinic);
    world.clock.advance(11 * MINUTE);
    const repair = await breakStatements(table, kind);
    await expect(world.tick()).rejects.toThrow('cut');
    await repair();
    expect(await world.askedIds(made?.id)).toEqual([first.id]);
    expect(await announced(made?.id)).toEqual([first.id]);
    await Promise.all([world.tick(), world.tick()]);
    const everyone = [first, ...others].map(({ id }) => id).sort((a, b) => a - b);
    expect((await world.askedIds(made?.id)).sort((a, b) => a - b)).toEqual(everyone);
    expect((await announced(made?.id)).sort((a, b) => a - b)).toEqual(everyone);
    expect(await world.seen(clinic, made?.id)).toMatchObject({ wave: 2 });
  });
});

it('a professional who closes the account or blocks the clinic between two waves is not asked', async () => {
  const clinic = await world.clinic();
  await world.onCall();
  const [closing, blocking, staying] = [await world.temp(), await world.temp(), await world.temp()];
  const { emergencyRequest: made } = await world.request(clinic);
  await world.services.people.takeOver({ ...closing, isActive: false, revision: 9 });
  await world.block(blocking, clinic);
  world.clock.advance(11 * MINUTE);
  await world.tick();
  const asked = await world.askedIds(made?.id);
  expect(asked).toContain(staying.id);
  expect(asked).not.toContain(closing.id);
  expect(asked).not.toContain(blocking.id);
});

it.each(['cancelled', 'filled'] as const)(
  'a request that is %s ends for everyone who was asked, each told how far the shift is',
  async (status) => {
    const [clinic, one, two] = [await world.clinic(), await world.onCall(), await world.onCall()];
    const { emergencyRequest: made } = await world.request(clinic);
    const { distanceKm } = (await world.seen(one, made?.id)) ?? {};
    if (status === 'filled') await world.answer(one, made?.id);
    else await world.cancel(clinic, made?.id);
    await world.subgraph.outbox.drain();
    const told = world.bus.published.filter(
      ({ payload }) =>
        'emergencyRequestId' in payload && String(payload.emergencyRequestId) === made?.id,
    );
    const askedIds = expect.arrayContaining([one.id, two.id]) as number[];
    expect(told).toMatchObject([
      {
        name: 'emergency.offered',
        payload: { professionalIds: askedIds, distancesKm: [distanceKm, distanceKm] },
      },
      { name: 'emergency.ended', payload: { status, askedIds } },
    ]);
  },
);
