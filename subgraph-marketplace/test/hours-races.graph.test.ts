import { countStatements } from '@tbt/service-kit';
import { bookingRunner, HOUR } from './booking-operations';
import { createWorld, newKey, NOW, type World } from './factories';
import { hoursRunner, refusal } from './hours-operations';
import { createBookingsQueries } from '../src/modules/bookings';
import { createHoursRepository } from '../src/modules/hours/hours.repository';
import { createSetHoursByRuling } from '../src/modules/hours/rule-hours';

const EACH = 16;
/** With its invoice; without the rate limit and the idempotency key. */
const STATEMENTS_MAX = 8;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { run, see, sent } = hoursRunner(() => world);
const { cancelAsShown } = bookingRunner(() => world);
const changed = { startTime: '08:15', endTime: '15:30', breakMinutes: 45 };

const stateOf = async (id: number) => {
  const [row] = await world.rows<Record<string, unknown>>(
    `SELECT b.status, b.revision,
      (SELECT count(*)::int FROM booking_history h WHERE h.booking_id = b.id) AS steps,
      (SELECT count(*)::int FROM timesheets t WHERE t.booking_id = b.id AND t.status = 'approved') AS approved,
      (SELECT count(*)::int FROM timesheets t WHERE t.booking_id = b.id AND t.status = 'submitted') AS waiting,
      (SELECT count(*)::int FROM invoices i WHERE i.booking_id = b.id) AS invoices
    FROM bookings b WHERE b.id = $1`,
    [id],
  );
  return row as { status: string; approved: number; waiting: number; invoices: number };
};
const succeeded = (answers: { errors: unknown[] }[]) =>
  answers.filter(({ errors }) => errors.length === 0).length;

jest.setTimeout(60_000);

it(`approves once for ${EACH} approvals at once`, async () => {
  const { bookingId, clinic } = await sent();
  const answers = await Promise.all(
    Array.from({ length: EACH }, () => run('approveHours', { bookingId }, clinic)),
  );
  expect(succeeded(answers)).toBe(1);
  expect(new Set(answers.map(refusal))).toEqual(new Set([null, 'CONFLICT illegal_step']));
  const state = await stateOf(bookingId);
  expect(state).toMatchObject({ status: 'invoiced', approved: 1, waiting: 0, invoices: 1 });
});

it('answers approvals with one key once', async () => {
  const { bookingId, clinic } = await sent();
  const keyed = world.as(clinic, { idempotencyKey: newKey() });
  const first = await run('approveHours', { bookingId }, keyed);
  expect(await run('approveHours', { bookingId }, keyed)).toEqual(first);
  expect(await stateOf(bookingId)).toMatchObject({ approved: 1 });
});

it('lets an approval or a proposal win, never both halves', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { bookingId, clinic } = await sent();
    const [approved, proposed] = await Promise.all([
      run('approveHours', { bookingId }, clinic),
      run('approveHours', { bookingId, changed }, clinic),
    ]);
    expect(succeeded([approved, proposed])).toBe(1);
    const state = await stateOf(bookingId);
    expect([state.approved, state.waiting]).toEqual(approved.errors.length === 0 ? [1, 0] : [0, 1]);
  }
});

it('lets the silence or an answer win', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { bookingId, clinic } = await sent();
    world.clock.advance(48 * HOUR);
    await Promise.all([
      run('approveHours', { bookingId, changed }, clinic),
      world.services.keepHours(),
    ]);
    const state = await stateOf(bookingId);
    expect(state.approved + state.waiting).toBe(1);
  }
});

it('never has hours of a booking that is cancelled at the same time', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { booking, clinic, temp } = await world.booked();
    world.clock.set(new Date(booking.startsAt.getTime() - 1));
    const cancelled = cancelAsShown({ bookingId: booking.id, reason: 'other' }, clinic);
    world.clock.set(new Date(booking.startsAt.getTime() + HOUR));
    const input = { bookingId: booking.id, startTime: '08:00', endTime: '09:00', breakMinutes: 0 };
    const [one, other] = await Promise.all([cancelled, run('sendHours', input, temp)]);
    const { status, hours } = (await see(booking.id, temp))!;
    expect(one.errors.length === 0 && other.errors.length === 0).toBe(false);
    expect(hours === null).toBe(status !== 'completed');
  }
});

it(`costs at most ${STATEMENTS_MAX} statements to approve`, async () => {
  const { bookingId, clinic } = await sent();
  const { pool } = world.subgraph.database;
  const input = { bookingId: String(bookingId) };
  const count = await countStatements(pool, () =>
    world.services.hours.approve(world.as(clinic), input),
  );
  // One of them counts the writes of the viewer.
  expect(count - 1).toBeLessThanOrEqual(STATEMENTS_MAX);
  expect(await stateOf(bookingId)).toMatchObject({ approved: 1 });
});

it('sets hours by a ruling, in place of all others', async () => {
  const { bookingId } = await sent();
  const { database } = world.subgraph;
  const hours = createHoursRepository(database);
  const setByRuling = createSetHoursByRuling(hours);
  const rule = (minutes: number) =>
    database.transaction(async (tx) => {
      const booking = await createBookingsQueries(database).lock(tx, bookingId);
      return setByRuling(tx, booking!, minutes, world.clock.now());
    });
  expect(await rule(400)).toMatchObject({
    ...{ by: 'admin', status: 'approved', minutes: 400, breakMinutes: 30 },
    ...{ startTime: '08:00', endTime: '15:10' },
  });
  expect(await rule(960)).toMatchObject({ minutes: 960, breakMinutes: 0, endTime: '00:00' });
  expect(await stateOf(bookingId)).toMatchObject({ approved: 1, waiting: 0, status: 'completed' });
});
