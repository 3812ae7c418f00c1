import { bookingRunner, MINUTE } from './booking-operations';
import { createWorld, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const { cancelAsShown } = bookingRunner(() => world);

it('a cancelled shift opens again above the limit of the plan, and counts for the next posting', async () => {
  const clinic = await world.clinic({ subscriptionTier: null, subscriptionStatus: 'free' });
  const [booked, temp] = [await world.job(clinic), await world.temp()];
  const { booking } = await world.accept(clinic, await world.apply(temp, booked));
  const other = await world.job(clinic);
  await cancelAsShown({ bookingId: booking.id, reason: 'illness' }, temp);
  world.clock.advance(11 * MINUTE);
  await world.services.keepBookings();
  const open = `SELECT id FROM jobs WHERE clinic_id = $1 AND status = 'active' ORDER BY id`;
  expect(await world.rows(open, [clinic.id])).toEqual([{ id: booked.id }, { id: other.id }]);
  const refused = { code: 'FORBIDDEN', reasons: ['plan_limit'] };
  await expect(world.job(clinic)).rejects.toMatchObject(refused);
  await world.accept(clinic, await world.apply(await world.temp(), other));
  await expect(world.job(clinic)).rejects.toMatchObject(refused);
  await world.accept(clinic, await world.apply(await world.temp(), booked));
  await expect(world.job(clinic)).resolves.toMatchObject({ status: 'active' });
});
