import type { LicenceFacts, PersonSnapshot } from '@tbt/contracts';
import { bookingRunner, HOUR, MINUTE, refusal } from './booking-operations';
import { createWorld, type World } from './factories';
import { wallTimeAt } from '../src/modules/places';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const { run, cancelAsShown, see } = bookingRunner(() => world);
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
const renew = (temp: PersonSnapshot, revision: number, expiresOn: string | null) =>
  world.services.people.takeOver({
    ...temp,
    revision,
    licences: [world.licence('Ontario', expiresOn)],
  });

describe('the prompt to confirm', () => {
  it('is sent once from 36 hours before, and the clinic is notified once at 16 hours', async () => {
    const { booking } = await world.booked();
    await publishedEvents();
    before(booking, 36.01);
    expect(await tick()).toEqual([]);
    before(booking, 36);
    expect(await tick()).toMatchObject([
      { name: 'booking.reminder', payload: { kind: 'confirm_asked', bookingId: booking.id } },
    ]);
    expect(await tick()).toEqual([]);
    before(booking, 16.01);
    expect(await tick()).toEqual([]);
    before(booking, 16);
    expect(await tick()).toMatchObject([{ payload: { kind: 'confirm_missed' } }]);
    before(booking, 1);
    expect(await tick()).toEqual([]);
  });

  it('skips confirmed bookings, and those past the time to confirm', async () => {
    const { booking, temp } = await world.booked();
    before(booking, 35);
    await run('confirmBooking', { bookingId: booking.id }, temp);
    const late = await world.booked();
    before(late.booking, 10);
    await publishedEvents();
    // After days of downtime: confirmation requests are over, missed ones are reported.
    expect(await tick()).toMatchObject([
      { payload: { kind: 'confirm_missed', bookingId: late.booking.id } },
    ]);
  });

  it('does not report as missed a booking made after the time to confirm', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const job = await world.job(clinic);
    world.clock.set(new Date(job.startsAt.getTime() - 10 * HOUR));
    const { booking } = await world.accept(clinic, await world.apply(temp, job));
    expect(await see(booking.id, temp)).toMatchObject({ confirmUntil: null });
    await publishedEvents();
    world.clock.advance(HOUR);
    expect(await tick()).toEqual([]);
  });

  it('does not report as missed a booking moved after the time to confirm', async () => {
    const { booking, clinic, temp } = await world.booked();
    before(booking, 20);
    const asked = { bookingId: booking.id, startTime: '07:00' };
    const { booking: open } = await run('proposeBookingChange', asked, clinic);
    before(booking, 15);
    const answer = { changeId: open?.changes[0]?.id, isAccepted: true };
    expect((await run('answerBookingChange', answer, temp)).errors).toEqual([]);
    expect((await publishedEvents()).at(-1)?.payload).toMatchObject({ confirmBy: null });
    expect(await see(booking.id, temp)).toMatchObject({ confirmUntil: null });
    expect(await tick()).toEqual([]);
  });

  it.each([40, 20])(
    'tells %s hours before what of the time to confirm lies ahead',
    async (hours) => {
      const [clinic, temp] = [await world.clinic(), await world.temp()];
      const job = await world.job(clinic);
      before(job, hours);
      await world.accept(clinic, await world.apply(temp, job));
      const told = (await publishedEvents()).find(({ name }) => name === 'booking.changed');
      const moment = { date: expect.any(String) as string, time: expect.any(String) as string };
      const confirmFrom = hours > 36 ? moment : null;
      expect(told?.payload).toMatchObject({ confirmBy: moment, confirmFrom });
    },
  );

  it('names a deadline that lies ahead when the shift is booked, and the sweep keeps to it', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const job = await world.job(clinic);
    world.clock.set(new Date(job.startsAt.getTime() - 16 * HOUR - 1000));
    const { booking } = await world.accept(clinic, await world.apply(temp, job));
    const until = new Date(job.startsAt.getTime() - 16 * HOUR);
    expect(await see(booking.id, temp)).toMatchObject({ confirmUntil: until.toISOString() });
    await publishedEvents();
    world.clock.set(until);
    expect(await tick()).toMatchObject([{ payload: { kind: 'confirm_missed' } }]);
  });
});

describe('several replicas after hours of downtime', () => {
  it('have every effect once', async () => {
    const worlds = [];
    for (let n = 0; n < 12; n += 1) worlds.push(await world.booked({ date: '2026-12-10' }));
    const startsAt = worlds[0]!.booking.startsAt;
    world.clock.set(new Date(startsAt.getTime() - 30 * HOUR));
    for (const { temp, booking } of worlds.slice(0, 6)) {
      await cancelAsShown({ bookingId: booking.id, reason: 'illness' }, temp);
    }
    await publishedEvents();
    world.clock.advance(5 * HOUR);
    const twin = await world.replica();
    const reports = await Promise.all(
      [world.services, twin.services, world.services, twin.services].map((each) =>
        each.keepBookings(),
      ),
    );
    const sum = (key: 'settled' | 'asked') => reports.reduce((all, each) => all + each[key], 0);
    // Workers skip locked rows; a second run finds nothing.
    expect([sum('settled'), sum('asked')]).toEqual([6, 6]);
    expect(await world.services.keepBookings()).toMatchObject({ settled: 0, asked: 0 });
    await twin.stop();
    const events = await publishedEvents();
    expect(events.filter(({ name }) => name === 'booking.settled')).toHaveLength(6);
    expect(events.filter(({ name }) => name === 'booking.reminder')).toHaveLength(6);
    expect(await world.rows('SELECT id FROM reliability_entries')).toHaveLength(6);
    await world.rows(`UPDATE bookings SET status = 'approved' WHERE status = 'booked'`);
    world.clock.set(new Date(startsAt.getTime() + 20 * HOUR));
    await world.services.keepBookings();
    await world.services.keepBookings();
    const kept = `SELECT points FROM reliability_entries WHERE reason = 'kept_shift'`;
    expect(await world.rows(kept)).toEqual(Array.from({ length: 6 }, () => ({ points: 5 })));
  });
});

describe('a licence that ends before the shift', () => {
  it('puts the booking at risk, notifies both sides, and releases it a day later without cost', async () => {
    const { booking, temp, clinic, job } = await world.booked();
    before(booking, 100);
    await publishedEvents();
    await renew(temp, 2, '2026-11-30');
    const inADay = new Date(world.clock.now().getTime() + 24 * HOUR);
    const releasesAt = wallTimeAt(booking.timeZone, inADay);
    expect(await publishedEvents()).toMatchObject([
      {
        name: 'booking.reminder',
        payload: { kind: 'at_risk', risk: { gap: 'licence_expired', releasesAt } },
      },
    ]);
    const seen = await see(booking.id, clinic);
    expect(seen?.releasesAt).toBe(inADay.toISOString());
    world.clock.advance(24 * HOUR - 1);
    expect(await tick()).toEqual([]);
    world.clock.advance(1);
    expect(await tick()).toMatchObject([
      { name: 'booking.changed', payload: { action: 'release', by: 'clock', status: 'released' } },
      { name: 'job.posted', payload: { isPublic: true } },
    ]);
    expect(await see(booking.id, temp)).toMatchObject({
      status: 'released',
      cancellation: { by: null, reliabilityPoints: 0, compensation: null, undoUntil: null },
    });
    expect(await world.rows('SELECT status FROM jobs WHERE id = $1', [job.id])).toEqual([
      { status: 'active' },
    ]);
    expect(await tick()).toEqual([]);
  });

  it('clears the risk when the licence is renewed in time', async () => {
    const { booking, temp } = await world.booked();
    before(booking, 100);
    await renew(temp, 2, '2026-11-30');
    await publishedEvents();
    world.clock.advance(23 * HOUR);
    await renew(temp, 3, null);
    expect(await publishedEvents()).toMatchObject([{ payload: { kind: 'risk_over' } }]);
    world.clock.advance(2 * HOUR);
    expect(await tick()).toEqual([]);
    expect((await see(booking.id, temp))?.status).toBe('booked');
  });

  it('releases two hours before the start at the latest', async () => {
    const { booking, temp } = await world.booked();
    before(booking, 10);
    await renew(temp, 2, '2026-11-30');
    expect((await see(booking.id, temp))?.releasesAt).toBe(
      new Date(booking.startsAt.getTime() - 2 * HOUR).toISOString(),
    );
    before(booking, 2);
    await world.services.keepBookings();
    expect((await see(booking.id, temp))?.status).toBe('released');
  });

  const inReview = (temp: PersonSnapshot, revision: number, facts: Partial<LicenceFacts> = {}) =>
    world.services.people.takeOver({
      ...temp,
      revision,
      isVerified: false,
      licences: [{ ...world.licence('Ontario'), status: 'pending', hasFile: true, ...facts }],
    });

  it('waits for a review that is under way, and is released when it fails', async () => {
    const { booking, temp } = await world.booked();
    before(booking, 100);
    await inReview(temp, 2);
    const latest = new Date(booking.startsAt.getTime() - 2 * HOUR).toISOString();
    expect((await see(booking.id, temp))?.releasesAt).toBe(latest);
    world.clock.advance(30 * HOUR);
    expect(await world.services.keepBookings()).toMatchObject({ released: 0 });
    await inReview(temp, 3, { status: 'rejected' });
    expect(await world.services.keepBookings()).toMatchObject({ released: 1 });
    expect((await see(booking.id, temp))?.status).toBe('released');
  });

  it('stays booked when the review ends well, and is released two hours before without an end', async () => {
    const kept = await world.booked();
    const lost = await world.booked({ date: kept.booking.date });
    before(kept.booking, 100);
    for (const { temp } of [kept, lost]) await inReview(temp, 2);
    before(kept.booking, 50);
    await renew({ ...kept.temp, isVerified: true }, 3, null);
    before(kept.booking, 2.01);
    expect(await world.services.keepBookings()).toMatchObject({ released: 0 });
    before(kept.booking, 2);
    expect(await world.services.keepBookings()).toMatchObject({ released: 1 });
    expect((await see(kept.booking.id, kept.temp))?.status).toBe('booked');
    expect((await see(lost.booking.id, lost.temp))?.status).toBe('released');
  });

  const night = { date: '2027-01-05', startTime: '20:00', endTime: '07:00' };

  it.each([
    ['no file', { hasFile: false }, {}],
    ['an end before the shift', { expiresOn: '2026-11-30' }, {}],
    ['an end during the night of the shift', { expiresOn: night.date }, night],
    ['another province', { province: 'Quebec' }, {}],
  ])('does not wait for a pending licence with %s', async (_what, facts, hours) => {
    const { booking, temp } = await world.booked(hours);
    before(booking, 100);
    await inReview(temp, 2, facts);
    world.clock.advance(24 * HOUR);
    expect(await world.services.keepBookings()).toMatchObject({ released: 1 });
  });
});

describe('the end', () => {
  it('of a kept shift adds points once; a cancelled one adds none', async () => {
    const { booking, temp } = await world.booked();
    const entries = () =>
      world.rows('SELECT reason, points, at FROM reliability_entries WHERE professional_id = $1', [
        temp.id,
      ]);
    world.clock.set(new Date(booking.endsAt.getTime() - 1));
    await world.services.keepBookings();
    expect(await entries()).toEqual([]);
    world.clock.set(new Date(booking.endsAt.getTime() + 70 * HOUR));
    await world.services.keepBookings();
    expect(await entries()).toEqual([]);
    await world.rows(`UPDATE bookings SET status = 'checked_in' WHERE id = $1`, [booking.id]);
    await world.services.keepBookings();
    await world.services.keepBookings();
    expect(await entries()).toEqual([{ reason: 'kept_shift', points: 5, at: booking.endsAt }]);
  });

  it('of the time for a proposal closes it', async () => {
    const { booking, temp, clinic } = await world.booked();
    const earlier = { bookingId: booking.id, startTime: '06:00' };
    const proposed = await run('proposeBookingChange', earlier, temp);
    const [change] = proposed.booking?.changes ?? [];
    await publishedEvents();
    before(booking, 2);
    world.clock.advance(-MINUTE);
    expect(await world.services.keepBookings()).toMatchObject({ expiredChanges: 0 });
    world.clock.advance(MINUTE);
    expect(await world.services.keepBookings()).toMatchObject({ expiredChanges: 1 });
    expect(
      (await publishedEvents()).filter(({ name }) => name === 'booking-change.changed'),
    ).toMatchObject([{ payload: { changeId: Number(change?.id), status: 'expired' } }]);
    const late = { changeId: change?.id, isAccepted: true };
    expect(refusal(await run('answerBookingChange', late, clinic))).toBe('CONFLICT change_closed');
  });
});
