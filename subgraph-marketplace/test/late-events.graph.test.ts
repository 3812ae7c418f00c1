import { bookingRunner, HOUR } from './booking-operations';
import { createWorld, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const { see } = bookingRunner(() => world);

it('a licence withdrawn while a clinic accepts ends in a refusal, or in a booking that is released in time', async () => {
  const booked: { id: number; temp: Awaited<ReturnType<World['temp']>> }[] = [];
  for (let n = 0; n < 8; n += 1) {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const application = await world.apply(temp, await world.job(clinic, { date: '2027-03-10' }));
    const withdrawn = { ...temp, revision: 2, isVerified: false, licences: [] };
    const [accepted] = await Promise.allSettled([
      world.accept(clinic, application),
      world.services.people.takeOver(withdrawn),
    ]);
    if (accepted.status === 'fulfilled') booked.push({ id: accepted.value.booking.id, temp });
    else
      expect(accepted.reason).toMatchObject({ reasons: ['missing_credential', 'licence_missing'] });
  }
  const late = await world.booked({ date: '2027-03-10' });
  await world.services.people.takeOver({ ...late.temp, revision: 2, licences: [] });
  booked.push({ id: late.booking.id, temp: late.temp });
  for (const { id, temp } of booked) expect((await see(id, temp))?.releasesAt).not.toBeNull();
  world.clock.advance(24 * HOUR);
  await world.services.keepBookings();
  for (const { id, temp } of booked) expect((await see(id, temp))?.status).toBe('released');
});
