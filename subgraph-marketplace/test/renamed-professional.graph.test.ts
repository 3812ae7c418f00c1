import type { LicenceFacts, PersonSnapshot } from '@tbt/contracts';
import { bookingRunner, HOUR } from './booking-operations';
import { createWorld, type World } from './factories';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const { see } = bookingRunner(() => world);
const underReview = (temp: PersonSnapshot, revision: number, facts: Partial<LicenceFacts> = {}) => {
  const licence = { ...world.licence('Ontario'), status: 'pending' as const };
  const licences = [{ ...licence, hasFile: true, isReviewedAgain: true, ...facts }];
  const person = { ...temp, revision, isVerified: false, licences };
  return world.services.people.takeOver(person);
};
const before = ({ startsAt }: { startsAt: Date }, hours: number) =>
  world.clock.set(new Date(startsAt.getTime() - hours * HOUR));
const reminders = async () => {
  await world.subgraph.outbox.drain();
  return world.bus.published.splice(0).filter(({ name }) => name === 'booking.reminder');
};

describe('a licence that is reviewed again under a new name', () => {
  it('keeps a booking that stands up to its start, whatever the review takes', async () => {
    const { booking, temp } = await world.booked();
    before(booking, 100);
    await reminders();
    await underReview(temp, 2);
    expect(await reminders()).toEqual([]);
    expect((await see(booking.id, temp))?.releasesAt).toBeNull();
    before(booking, 1);
    expect(await world.services.keepBookings()).toMatchObject({ released: 0 });
    expect((await see(booking.id, temp))?.status).toBe('booked');
  });

  it('allows no new booking', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const application = await world.apply(temp, await world.job(clinic));
    await underReview(temp, 2);
    await expect(world.accept(clinic, application)).rejects.toMatchObject({
      reasons: ['missing_credential', 'licence_pending'],
    });
  });

  it.each([
    ['refused', { status: 'rejected', isReviewedAgain: false }],
    ['changed to another one', { isReviewedAgain: false, hasFile: false }],
    ['over before the shift', { expiresOn: '2026-11-30' }],
  ] as const)('releases a day after it is %s', async (_what, facts) => {
    const { booking, temp } = await world.booked();
    before(booking, 100);
    await underReview(temp, 2);
    await underReview(temp, 3, facts);
    expect((await see(booking.id, temp))?.releasesAt).not.toBeNull();
    world.clock.advance(24 * HOUR);
    expect(await world.services.keepBookings()).toMatchObject({ released: 1 });
    expect((await see(booking.id, temp))?.status).toBe('released');
  });
});
