import { HOUR } from './booking-operations';
import { createWorld, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const before = ({ startsAt }: { startsAt: Date }, hours: number) =>
  world.clock.set(new Date(startsAt.getTime() - hours * HOUR));
const publishedEvents = async () => {
  await world.subgraph.outbox.drain();
  return world.bus.published.splice(0);
};
const tick = async () => {
  await world.services.keepBookings();
  return publishedEvents();
};

it('waits some hours after a booking whose own mail asks for it', async () => {
  const { job } = await world.booked();
  before(job, 30);
  const { booking } = await world.booked({ date: job.date });
  await publishedEvents();
  const askedOf = async () =>
    (await tick()).filter(
      ({ name, payload }) =>
        name === 'booking.reminder' && (payload as { bookingId: number }).bookingId === booking.id,
    );
  expect(await askedOf()).toEqual([]);
  before(booking, 26);
  expect(await askedOf()).toMatchObject([{ payload: { kind: 'confirm_asked' } }]);
});
