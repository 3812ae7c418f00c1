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

it('asks halfway to the deadline where less than six hours are left, before the clinic is told', async () => {
  const { job } = await world.booked();
  before(job, 18);
  const { booking } = await world.booked({ date: job.date });
  await publishedEvents();
  const toldAt = async (hours: number) => {
    before(booking, hours);
    return (await tick()).flatMap(({ name, payload }) =>
      name === 'booking.reminder' && payload.bookingId === booking.id ? [payload.kind] : [],
    );
  };
  expect(await toldAt(17.1)).toEqual([]);
  expect(await toldAt(17)).toEqual(['confirm_asked']);
  expect(await toldAt(16)).toEqual(['confirm_missed']);
});

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
