import { bookingRunner, HOUR, MINUTE, refusal } from './booking-operations';
import { asAdmin, createWorld, newKey, NOW, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { run, cancelAsShown, see } = bookingRunner(() => world);
const ILLNESS = { reason: 'illness' };
const hoursBefore = (startsAt: Date, hours: number) =>
  world.clock.set(new Date(startsAt.getTime() - hours * HOUR));
const statusOf = async (table: 'jobs' | 'bookings', id: number) =>
  (await world.rows<{ status: string }>(`SELECT status FROM ${table} WHERE id = $1`, [id]))[0]
    ?.status;
const publishedEvents = async () => {
  await world.subgraph.outbox.drain();
  return world.bus.published.splice(0);
};
const entriesOf = (professionalId: number) =>
  world.rows('SELECT reason, points FROM reliability_entries WHERE professional_id = $1', [
    professionalId,
  ]);

describe('the price, shown first', () => {
  it.each([
    [73, 0, 100],
    [72, 10, 90],
    [25, 10, 90],
    [24, 50, 50],
    [1, 50, 50],
  ])('of a temp %i hours before: %i points', async (hours, points, scoreAfter) => {
    const { temp, clinic, booking } = await world.booked();
    hoursBefore(booking.startsAt, hours);
    expect((await see(booking.id, temp))?.cancellationPrice).toEqual({
      reliabilityPoints: points,
      scoreAfter,
      compensation: null,
      freeUntil:
        points === 0 ? new Date(booking.startsAt.getTime() - 72 * HOUR).toISOString() : null,
      undoMinutes: 10,
    });
    const { booking: cancelled } = await cancelAsShown({ bookingId: booking.id, ...ILLNESS }, temp);
    expect(cancelled).toMatchObject({
      status: 'cancelled_by_temp',
      cancellation: {
        by: 'temp',
        reason: 'illness',
        reliabilityPoints: points,
        compensation: null,
      },
      actions: ['undo_cancel'],
      cancellationPrice: null,
    });
    expect((await see(booking.id, clinic))?.actions).toEqual([]);
  });

  it('of a clinic: nothing in time, half of the hours less the break under 24 hours', async () => {
    const { clinic, booking } = await world.booked({
      ...{ startTime: '09:00', endTime: '16:00', hourlyRate: '60.00' },
    });
    hoursBefore(booking.startsAt, 24);
    expect((await see(booking.id, clinic))?.cancellationPrice).toMatchObject({
      reliabilityPoints: 0,
      scoreAfter: null,
      compensation: null,
      freeUntil: null,
    });
    world.clock.advance(1);
    expect((await see(booking.id, clinic))?.cancellationPrice).toMatchObject({
      compensation: '195.00',
    });
  });

  it('of a night in which clocks are set back counts the hours worked', async () => {
    const { clinic, booking } = await world.booked({
      ...{ date: '2027-11-06', startTime: '22:00', endTime: '05:00', hourlyRate: '60.00' },
    });
    hoursBefore(booking.startsAt, 2);
    const { booking: cancelled } = await cancelAsShown(
      { bookingId: booking.id, reason: 'weather' },
      clinic,
    );
    expect(cancelled?.cancellation).toMatchObject({ compensation: '225.00' });
  });

  it('is refused when another one was shown, and nothing is cancelled', async () => {
    const { clinic, temp, booking } = await world.booked();
    hoursBefore(booking.startsAt, 20);
    const shown: [object, typeof temp, string | null][] = [
      [{}, temp, 'CONFLICT price_changed'],
      [{}, clinic, 'CONFLICT price_changed'],
      [{ shownReliabilityPoints: 10 }, temp, 'CONFLICT price_changed'],
      [{ shownReliabilityPoints: 0 }, clinic, 'CONFLICT price_changed'],
      [{ shownCompensation: '10' }, clinic, 'CONFLICT price_changed'],
      [{ shownCompensation: '195,00' }, clinic, 'VALIDATION_FAILED'],
      [{ reason: 'boredom' }, clinic, 'VALIDATION_FAILED'],
      [{ note: 'x'.repeat(501) }, clinic, 'VALIDATION_FAILED'],
      [{ shownReliabilityPoints: 50 }, temp, null],
    ];
    for (const [input, who, expected] of shown) {
      const answer = await run(
        'cancelBooking',
        { bookingId: booking.id, ...ILLNESS, ...input },
        who,
      );
      expect([input, refusal(answer)]).toEqual([input, expected]);
    }
  });
});

describe('a cancellation', () => {
  it('takes effect at once, is published with its undo period, and is final ten minutes later', async () => {
    const { clinic, temp, job, booking } = await world.booked();
    hoursBefore(booking.startsAt, 30);
    await publishedEvents();
    const input = { bookingId: booking.id, ...ILLNESS, note: '  A cold <b>  ' };
    await cancelAsShown(input, temp);
    const undoUntil = new Date(world.clock.now().getTime() + 10 * MINUTE).toISOString();
    expect(await publishedEvents()).toMatchObject([
      {
        name: 'booking.changed',
        payload: { action: 'cancel_by_temp', by: 'temp', undoUntil, reliabilityPoints: 10 },
      },
    ]);
    expect((await see(booking.id, clinic))?.cancellation).toMatchObject({
      note: 'A cold <b>',
      undoUntil,
    });
    expect(await statusOf('jobs', job.id)).toBe('booked');
    world.clock.advance(10 * MINUTE - 1);
    await world.services.keepBookings();
    expect(await entriesOf(temp.id)).toEqual([]);
    await publishedEvents();
    world.clock.advance(1);
    expect(await world.services.keepBookings()).toMatchObject({ settled: 1 });
    expect(await entriesOf(temp.id)).toEqual([{ reason: '24_to_72h', points: -10 }]);
    expect(await statusOf('jobs', job.id)).toBe('active');
    expect(await publishedEvents()).toMatchObject([
      { name: 'job.posted', payload: { jobId: job.id, isPublic: true } },
      { name: 'booking.settled', payload: { by: 'temp', reliabilityPoints: 10, isReopened: true } },
    ]);
    expect(await world.services.keepBookings()).toMatchObject({ settled: 0 });
    expect((await see(booking.id, temp))?.cancellation).toMatchObject({ undoUntil: null });
    expect(refusal(await run('undoCancellation', { bookingId: booking.id }, temp))).toBe(
      'CONFLICT undo_over',
    );
  });

  it('is settled at the start of the shift when that is sooner, and the shift is over', async () => {
    const { temp, job, booking } = await world.booked();
    world.clock.set(new Date(booking.startsAt.getTime() - 4 * MINUTE));
    await cancelAsShown({ bookingId: booking.id, ...ILLNESS }, temp);
    world.clock.set(booking.startsAt);
    await world.services.keepBookings();
    expect((await see(booking.id, temp))?.cancellation).toMatchObject({ undoUntil: null });
    expect(await statusOf('jobs', job.id)).toBe('expired');
  });

  it('invites passed-over applicants again, but not the one who cancelled', async () => {
    const [clinic, temp, rival] = [await world.clinic(), await world.temp(), await world.temp()];
    const job = await world.job(clinic);
    const [mine] = [await world.apply(temp, job), await world.apply(rival, job)];
    const { booking } = await world.accept(clinic, mine);
    await cancelAsShown({ bookingId: booking.id, ...ILLNESS }, temp);
    world.clock.advance(HOUR);
    await world.services.keepBookings();
    const asked =
      'SELECT professional_id AS id, is_refill, status FROM invitations WHERE job_id = $1';
    expect(await world.rows(asked, [job.id])).toEqual([
      { id: rival.id, is_refill: true, status: 'pending' },
    ]);
  });

  it('cannot be undone when the travel time from another booking is too long', async () => {
    const { temp, job, booking } = await world.booked({ startTime: '12:00', endTime: '18:00' });
    await cancelAsShown({ bookingId: booking.id, ...ILLNESS }, temp);
    const far = { date: job.date, city: 'Ottawa', startTime: '08:00', endTime: '11:00' };
    const other = await world.clinic();
    expect((await see(booking.id, temp))?.actions).toContain('undo_cancel');
    await world.accept(other, await world.apply(temp, await world.job(other, far)));
    expect((await see(booking.id, temp))?.actions).not.toContain('undo_cancel');
    expect(refusal(await run('undoCancellation', { bookingId: booking.id }, temp))).toBe(
      'CONFLICT overlap',
    );
  });

  it('of a clinic that no longer needs the shift closes it', async () => {
    const { clinic, job, booking } = await world.booked();
    await cancelAsShown({ bookingId: booking.id, reason: 'no_longer_needed' }, clinic);
    world.clock.advance(HOUR);
    await world.services.keepBookings();
    expect(await statusOf('jobs', job.id)).toBe('closed');
  });

  it('is undone by its own side only, and nothing is charged', async () => {
    const { clinic, temp, booking } = await world.booked();
    hoursBefore(booking.startsAt, 20);
    await run('confirmBooking', { bookingId: booking.id }, temp);
    await cancelAsShown({ bookingId: booking.id, ...ILLNESS }, clinic);
    await publishedEvents();
    const undo = { bookingId: booking.id };
    expect(refusal(await run('undoCancellation', undo, temp))).toBe('CONFLICT illegal_step');
    expect((await run('undoCancellation', undo, clinic)).booking).toMatchObject({
      status: 'confirmed',
      cancellation: null,
    });
    expect(await publishedEvents()).toMatchObject([
      { payload: { action: 'undo_cancel_by_clinic', by: 'clinic', status: 'confirmed' } },
    ]);
    world.clock.advance(HOUR);
    await world.services.keepBookings();
    expect(await statusOf('bookings', booking.id)).toBe('confirmed');
  });

  it('cannot be undone once the time is taken, and is final then', async () => {
    const { temp, job, booking } = await world.booked();
    await cancelAsShown({ bookingId: booking.id, ...ILLNESS }, temp);
    const other = await world.clinic();
    const { date } = job;
    await world.accept(other, await world.apply(temp, await world.job(other, { date })));
    expect((await see(booking.id, temp))?.actions).not.toContain('undo_cancel');
    expect(refusal(await run('undoCancellation', { bookingId: booking.id }, temp))).toBe(
      'CONFLICT overlap',
    );
    expect(await statusOf('bookings', booking.id)).toBe('cancelled_by_temp');
  });

  it('is refused after the start, to strangers and to administrators', async () => {
    const { temp, booking } = await world.booked();
    const input = { bookingId: booking.id, ...ILLNESS };
    expect(refusal(await run('cancelBooking', input, await world.temp()))).toBe('NOT_FOUND');
    expect(refusal(await run('cancelBooking', input, null))).toBe('UNAUTHENTICATED');
    expect(refusal(await run('cancelBooking', input, asAdmin()))).toBe('FORBIDDEN');
    expect(refusal(await run('cancelBooking', { ...input, bookingId: 99_999_999 }, temp))).toBe(
      'NOT_FOUND',
    );
    world.clock.set(booking.startsAt);
    expect(refusal(await run('cancelBooking', input, temp))).toBe('CONFLICT shift_started');
    expect(await see(booking.id, await world.clinic())).toBeNull();
  });

  it('has one effect under one key, also after the connection broke off in between', async () => {
    const { temp, booking } = await world.booked();
    const { pool } = world.subgraph.database;
    const keyed = world.as(temp, { idempotencyKey: newKey() });
    const input = { bookingId: booking.id, ...ILLNESS };
    const blocker = await pool.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT 1 FROM bookings WHERE id = $1 FOR UPDATE', [booking.id]);
    const cut = run('cancelBooking', input, keyed);
    const waiting = `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'
      AND datname = current_database()`;
    let pids: { pid: number }[] = [];
    while (pids.length === 0) pids = await world.rows(waiting);
    for (const { pid } of pids) await world.rows('SELECT pg_terminate_backend($1)', [pid]);
    expect((await cut).thrown).toBeDefined();
    await blocker.query('ROLLBACK');
    blocker.release();
    expect(await statusOf('bookings', booking.id)).toBe('booked');
    await publishedEvents();
    const first = await run('cancelBooking', input, keyed);
    const again = await run('cancelBooking', input, keyed);
    expect(again.booking?.revision).toBe(first.booking?.revision);
    expect(await publishedEvents()).toHaveLength(1);
  });
});
