import { HOUR } from './booking-operations';
import { createWorld, type World } from './factories';
import { hoursRunner } from './hours-operations';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const { run, see, sent, worked } = hoursRunner(() => world);
const publishedEvents = async () => {
  await world.subgraph.outbox.drain();
  return world.bus.published.splice(0);
};
const tick = async () => {
  await world.services.keepHours();
  return publishedEvents();
};
const checkIn = (id: number, at: Date) =>
  world.rows(
    `UPDATE bookings SET status = 'checked_in', checked_in_at = $2, checked_in_by = 'clinic' WHERE id = $1`,
    [id, at],
  );
const SHORTER = { startTime: '08:15', endTime: '15:30', breakMinutes: 45 };

jest.setTimeout(60_000);

describe('a shift without hours', () => {
  it('is remembered 2, 24 and 72 hours after its end, each once', async () => {
    const { booking } = await worked();
    await publishedEvents();
    const after = (hours: number, ms = 0) =>
      world.clock.set(new Date(booking.endsAt.getTime() + hours * HOUR + ms));
    for (const hours of [2, 24, 72]) {
      after(hours, -1);
      expect(await tick()).toEqual([]);
      after(hours);
      expect(await tick()).toMatchObject([
        { name: 'hours.missing', payload: { bookingId: booking.id, isCheckedIn: false } },
      ]);
    }
    after(24 * 8);
    expect(await tick()).toEqual([]);
  });

  it('is remembered once after days of pause, and never after a week', async () => {
    const { booking } = await worked();
    await publishedEvents();
    world.clock.set(new Date(booking.endsAt.getTime() + 80 * HOUR));
    expect(await tick()).toHaveLength(1);
    expect(await tick()).toEqual([]);
    const late = await worked();
    await publishedEvents();
    world.clock.set(new Date(late.booking.endsAt.getTime() + 7 * 24 * HOUR));
    expect(await tick()).toEqual([]);
  });

  it('gets the planned ones a week after a check-in, which then wait for the clinic', async () => {
    const { booking, clinic } = await worked();
    await checkIn(booking.id, booking.startsAt);
    const due = booking.endsAt.getTime() + 7 * 24 * HOUR;
    world.clock.set(new Date(due - 1));
    await tick();
    expect((await see(booking.id, clinic))?.status).toBe('checked_in');
    world.clock.set(new Date(due));
    expect(await tick()).toMatchObject([
      { name: 'booking.changed', payload: { action: 'complete', by: 'clock' } },
      { name: 'hours.changed', payload: { by: 'clock', minutes: 450, breakMinutes: 30 } },
    ]);
    const { booking: approved } = await run('approveHours', { bookingId: booking.id }, clinic);
    expect(approved?.hours).toMatchObject({ by: 'clock', status: 'approved' });
  });
});

describe('the silence', () => {
  it('of the clinic approves what was sent after 48 hours, announced a day ahead', async () => {
    const { bookingId, clinic } = await sent();
    await publishedEvents();
    world.clock.advance(24 * HOUR - 1);
    expect(await tick()).toEqual([]);
    world.clock.advance(1);
    expect(await tick()).toMatchObject([{ name: 'hours.silent', payload: { by: 'temp' } }]);
    expect(await tick()).toEqual([]);
    world.clock.advance(24 * HOUR - 1);
    expect(await tick()).toEqual([]);
    world.clock.advance(1);
    expect((await tick())[0]).toMatchObject({ payload: { action: 'approve', by: 'clock' } });
    expect((await see(bookingId, clinic))?.hours).toMatchObject({
      status: 'approved',
      minutes: 450,
    });
    expect(await tick()).toEqual([]);
  });

  it('of the professional accepts what was proposed, 48 hours after the proposal', async () => {
    const { bookingId, clinic, temp } = await sent();
    world.clock.advance(40 * HOUR);
    await run('approveHours', { bookingId, changed: SHORTER }, clinic);
    await tick();
    world.clock.advance(47 * HOUR);
    expect(await tick()).toMatchObject([{ name: 'hours.silent', payload: { by: 'clinic' } }]);
    world.clock.advance(HOUR);
    expect((await tick())[0]).toMatchObject({ payload: { action: 'accept_hours', by: 'clock' } });
    expect((await see(bookingId, temp))?.hours).toMatchObject({ by: 'clinic', status: 'approved' });
  });

  it('decides nothing during a dispute', async () => {
    const { bookingId, clinic } = await sent();
    await publishedEvents();
    await world.rows(`UPDATE bookings SET status = 'disputed' WHERE id = $1`, [bookingId]);
    world.clock.advance(72 * HOUR);
    expect(await tick()).toEqual([]);
    expect((await see(bookingId, clinic))?.hours?.status).toBe('submitted');
  });
});

it('has every effect once with several replicas after hours of pause', async () => {
  const made = [];
  for (let n = 0; n < 6; n += 1) made.push(await sent());
  const waiting = [];
  for (let n = 0; n < 4; n += 1) waiting.push(await worked());
  await publishedEvents();
  world.clock.advance(72 * HOUR);
  const twin = await world.replica();
  await Promise.all([world, twin, world, twin].map(({ services }) => services.keepHours()));
  // Held rows are left to the next run.
  await world.services.keepHours();
  await twin.stop();
  const events = await publishedEvents();
  const count = (name: string, also: object = {}) =>
    events.filter(
      (event) =>
        event.name === name &&
        Object.entries(also).every(
          ([key, value]) => (event.payload as Record<string, unknown>)[key] === value,
        ),
    ).length;
  expect(count('booking.changed', { action: 'approve' })).toBe(made.length);
  expect(count('hours.changed', { status: 'approved' })).toBe(made.length);
  expect(count('hours.missing')).toBe(waiting.length);
});
