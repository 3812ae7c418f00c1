import { bookingRunner, HOUR, refusal } from './booking-operations';
import { createWorld, NOW, type World } from './factories';

const EACH = 32;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { run, cancelAsShown } = bookingRunner(() => world);

const INVARIANTS = `SELECT b.status, j.status AS job, b.cancelled_by,
    b.date = j.date AND b.starts_at = j.starts_at AND b.ends_at = j.ends_at AS together,
    (SELECT count(*)::int FROM booking_changes c WHERE c.booking_id = b.id AND c.status = 'open') AS open,
    (SELECT count(*)::int FROM booking_changes c WHERE c.booking_id = b.id AND c.status = 'accepted') AS accepted,
    (SELECT count(*)::int FROM outbox_events o WHERE o.name = 'booking.changed'
      AND (o.payload->>'bookingId')::int = b.id) AS events, b.revision
  FROM bookings b JOIN jobs j ON j.id = b.job_id WHERE b.id = $1`;
type State = {
  status: string;
  job: string;
  cancelled_by: string | null;
  together: boolean;
  open: number;
  accepted: number;
  events: number;
  revision: number;
};
const stateOf = async (id: number) => (await world.rows<State>(INVARIANTS, [id]))[0]!;

describe('cancelling, accepting a change and confirming at once', () => {
  it(`each ${EACH} times: every step is taken once or refused, nothing is half done`, async () => {
    const { clinic, temp, booking } = await world.booked({ date: '2026-12-08' });
    world.clock.set(new Date(booking.startsAt.getTime() - 30 * HOUR));
    const proposal = { bookingId: booking.id, startTime: '10:00', endTime: '17:00' };
    const { booking: asked } = await run('proposeBookingChange', proposal, clinic);
    const changeId = asked?.changes[0]?.id;
    const acts = Array.from({ length: EACH }, () => [
      () => cancelAsShown({ bookingId: booking.id, reason: 'illness' }, temp),
      () => run('answerBookingChange', { changeId, isAccepted: true }, temp),
      () => run('confirmBooking', { bookingId: booking.id }, temp),
    ]).flat();
    const refused = (await Promise.all(acts.map((act) => act()))).map(refusal);
    const done = refused.filter((each) => each === null).length;
    for (const each of refused) {
      // A busy machine may refuse a call before it has any effect.
      if (each) expect(each).toMatch(/^(CONFLICT (illegal_step|change_closed)|UNAVAILABLE)$/);
    }
    const state = await stateOf(booking.id);
    expect(state).toMatchObject({ together: true, open: 0, job: 'booked' });
    expect(state.status).toBe('cancelled_by_temp');
    // The booking and every transition.
    expect(state.events).toBe(done + 1);
    expect(state.revision).toBe(done + 1);
    expect(done).toBeLessThanOrEqual(3);
  }, 60_000);

  it('concurrent undo and settle: one of them wins', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { temp, booking } = await world.booked();
      await cancelAsShown({ bookingId: booking.id, reason: 'illness' }, temp);
      world.clock.advance(10 * 60_000 - 1);
      const undo = run('undoCancellation', { bookingId: booking.id }, temp);
      world.clock.advance(1);
      const [undone] = await Promise.all([undo, world.services.keepBookings()]);
      // Workers leave locked rows to the next run.
      await world.services.keepBookings();
      const state = await stateOf(booking.id);
      expect(state.status).toBe(undone.errors.length === 0 ? 'booked' : 'cancelled_by_temp');
      expect(state.job).toBe(undone.errors.length === 0 ? 'booked' : 'active');
    }
  });

  it('undo while the time is taken elsewhere: the professional has one of the two bookings', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { temp, booking, job } = await world.booked();
      const other = await world.clinic();
      const application = await world.apply(
        await Promise.resolve(temp),
        await world.job(other, { date: `2027-0${round + 1}-15` }),
      );
      await world.rows(`UPDATE jobs SET date = $2, starts_at = $3, ends_at = $4 WHERE id = $1`, [
        application.jobId,
        job.date,
        job.startsAt,
        job.endsAt,
      ]);
      await cancelAsShown({ bookingId: booking.id, reason: 'illness' }, temp);
      const acts = [
        run('undoCancellation', { bookingId: booking.id }, temp).then(refusal),
        world.accept(other, application).then(
          () => null,
          (error: { code: string }) => error.code,
        ),
      ];
      const results = await Promise.all(acts);
      expect(results.filter((each) => each === null)).toHaveLength(1);
      const live = await world.rows(
        `SELECT id FROM bookings WHERE professional_id = $1 AND status IN ('booked', 'confirmed')`,
        [temp.id],
      );
      expect(live).toHaveLength(1);
    }
  });

  it('concurrent proposals of both sides: one is open', async () => {
    const { clinic, temp, booking } = await world.booked();
    const acts = Array.from({ length: EACH }, (_, n) =>
      run(
        'proposeBookingChange',
        { bookingId: booking.id, hourlyRate: String(60 + n) },
        n % 2 === 0 ? clinic : temp,
      ),
    );
    const refused = (await Promise.all(acts)).map(refusal);
    expect(refused.filter((each) => each === null)).toHaveLength(1);
    expect(new Set(refused)).toEqual(new Set([null, 'CONFLICT change_open']));
    expect(await stateOf(booking.id)).toMatchObject({ open: 1, status: 'booked' });
  });
});
