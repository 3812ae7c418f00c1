import type { PersonSnapshot } from '@tbt/contracts';
import { bookingRunner, HOUR } from './booking-operations';
import { createWorld, type World } from './factories';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const { run, see, cancelAsShown } = bookingRunner(() => world);
const second = () => world.clock.advance(1000);

/** What identity tells, made at that instant. */
const told = (temp: PersonSnapshot, licences: PersonSnapshot['licences'], at: Date) =>
  world.services.people.takeOver({
    ...{ ...temp, revision: temp.revision + 1, isVerified: false, licences },
    at: at.toISOString(),
  });
const renamed = () => [
  {
    ...world.licence('Ontario'),
    ...{ status: 'pending' as const, hasFile: true, isReviewedAgain: true },
  },
];
const events = async () => {
  await world.subgraph.outbox.drain();
  return world.bus.published.splice(0);
};

describe('a booking made before a change of the licence was known here', () => {
  it.each([
    ['a removal', () => []],
    ['a change of name', renamed],
  ])('is released at once without a price after %s', async (_what, licences) => {
    const at = world.clock.now();
    const { booking, temp, clinic, job } = await world.booked();
    await events();
    second();
    await told(temp, licences(), at);
    expect(await see(booking.id, clinic)).toMatchObject({
      status: 'released',
      cancellation: { by: null, reliabilityPoints: 0, compensation: null, undoUntil: null },
    });
    expect(await world.rows('SELECT status FROM jobs WHERE id = $1', [job.id])).toEqual([
      { status: 'active' },
    ]);
    expect(await events()).toMatchObject([
      {
        name: 'booking.changed',
        payload: { action: 'release', by: 'clock', reason: 'credential_changed' },
      },
      { name: 'job.posted' },
    ]);
  });

  it('stays when it was made before the change: at risk after a removal, as it was after a change of name', async () => {
    const [first, other] = [await world.booked(), await world.booked()];
    second();
    const at = world.clock.now();
    second();
    await told(first.temp, [], at);
    await told(other.temp, renamed(), at);
    expect(await see(first.booking.id, first.temp)).toMatchObject({
      status: 'booked',
      releasesAt: new Date(world.clock.now().getTime() + 24 * HOUR).toISOString(),
    });
    expect(await see(other.booking.id, other.temp)).toMatchObject({
      ...{ status: 'booked', releasesAt: null },
    });
  });

  it('stays where the change leaves its licence in force', async () => {
    const at = world.clock.now();
    const { booking, temp } = await world.booked();
    await world.services.people.takeOver({
      ...{ ...temp, revision: temp.revision + 1, city: 'Ottawa', at: at.toISOString() },
    });
    expect((await see(booking.id, temp))?.status).toBe('booked');
  });

  it('is left to a repeat while another transaction holds its shift', async () => {
    const at = world.clock.now();
    const { booking, temp, job } = await world.booked();
    const { pool } = world.subgraph.database;
    const [booker, holder] = [await pool.connect(), await pool.connect()];
    // As if the booking were made between the locks of shifts and of the professional.
    const MADE = 'UPDATE bookings SET created_at = $2 WHERE id = $1';
    await world.rows(MADE, [booking.id, new Date(at.getTime() - HOUR)]);
    for (const connection of [booker, holder]) await connection.query('BEGIN');
    await booker.query('SELECT 1 FROM people WHERE id = $1 FOR UPDATE', [temp.id]);
    second();
    const first = told(temp, [], at).catch((error: unknown) => error);
    const waiting = `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'
      AND datname = current_database()`;
    while ((await world.rows(waiting)).length === 0);
    await holder.query('SELECT 1 FROM jobs WHERE id = $1 FOR UPDATE', [job.id]);
    await booker.query(MADE, [booking.id, at]);
    await booker.query('COMMIT');
    expect(await first).toBeInstanceOf(Error);
    await holder.query('ROLLBACK');
    for (const connection of [booker, holder]) connection.release();
    await told(temp, [], at);
    expect((await see(booking.id, temp))?.status).toBe('released');
  });

  it('is released when a cancellation was undone after the change', async () => {
    const { booking, temp } = await world.booked();
    second();
    await cancelAsShown({ bookingId: booking.id, reason: 'illness' }, temp);
    const at = world.clock.now();
    second();
    await run('undoCancellation', { bookingId: booking.id }, temp);
    expect((await see(booking.id, temp))?.status).toBe('booked');
    await told(temp, renamed(), at);
    expect((await see(booking.id, temp))?.status).toBe('released');
  });
});
