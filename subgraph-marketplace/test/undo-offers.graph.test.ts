import { countStatements } from '@tbt/service-kit';
import { bookingRunner } from './booking-operations';
import { createWorld, NOW, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { cancelAsShown } = bookingRunner(() => world);

describe('whether cancellations can be undone', () => {
  it('is one statement for a list', async () => {
    const clinic = await world.clinic();
    const cancelled = async () => {
      const { booking } = await world.accept(
        clinic,
        await world.apply(await world.temp(), await world.job(clinic)),
      );
      await cancelAsShown({ bookingId: booking.id, reason: 'other' }, clinic);
    };
    const statements = () =>
      countStatements(world.subgraph.database.pool, async () => {
        const query = '{ myBookings { edges { node { actions } } } }';
        const { data } = await world.graph(query, {}, clinic);
        const { edges } = data?.myBookings as { edges: { node: { actions: string[] } }[] };
        for (const { node } of edges) expect(node.actions).toContain('undo_cancel');
      });
    await cancelled();
    const ofOne = await statements();
    await cancelled();
    await cancelled();
    expect(await statements()).toBe(ofOne);
  });
});
