import {
  BOOKING_STATUSES,
  type BookingAction,
  type BookingStatus,
  type PersonSnapshot,
  type ShiftParty,
} from '@tbt/contracts';
import { bookingTransitions } from '../src/transitions/booking-table';
import { bookingRunner, HOUR, refusal, type BookingOperation } from './booking-operations';
import { asAdmin, createWorld, type World } from './factories';

let world: World;
let clinic: PersonSnapshot;
let temp: PersonSnapshot;
let booking: { id: number; startsAt: Date };
beforeAll(async () => {
  world = await createWorld();
  ({ clinic, temp, booking } = await world.booked());
  world.clock.set(new Date(booking.startsAt.getTime() - 20 * HOUR));
});
afterAll(() => world.close());

const { run, cancelAsShown, see } = bookingRunner(() => world);

/** By way of the transitions to it. */
const put = async (status: BookingStatus) => {
  await world.rows(`UPDATE jobs SET status = 'booked'`);
  const by = { cancelled_by_temp: 'temp', cancelled_by_clinic: 'clinic' }[status as string] ?? null;
  const isOver = by !== null || status === 'released';
  const at = world.clock.now();
  const undoUntil = by && new Date(at.getTime() + HOUR / 6);
  return world.rows(
    `UPDATE bookings SET status = $2, cancelled_by = $3, cancelled_at = $4, cancelled_from = $5,
      undo_until = $6, settled_at = $7, reliability_points = 0, compensation = NULL WHERE id = $1`,
    [
      ...[booking.id, status, by, isOver ? at : null, isOver ? 'confirmed' : null],
      ...[undoUntil, status === 'released' ? at : null],
    ],
  );
};

type Step = { operation: BookingOperation; action: BookingAction; by: ShiftParty };
const STEPS: Step[] = [
  { operation: 'confirmBooking', action: 'confirm', by: 'temp' },
  { operation: 'confirmBooking', action: 'confirm', by: 'clinic' },
  { operation: 'cancelBooking', action: 'cancel_by_temp', by: 'temp' },
  { operation: 'cancelBooking', action: 'cancel_by_clinic', by: 'clinic' },
  { operation: 'undoCancellation', action: 'undo_cancel_by_temp', by: 'temp' },
  { operation: 'undoCancellation', action: 'undo_cancel_by_clinic', by: 'clinic' },
  { operation: 'releaseBooking', action: 'release', by: 'admin' },
];
const whoIs = { temp: () => temp, clinic: () => clinic, admin: asAdmin, clock: asAdmin };

describe.each(BOOKING_STATUSES)('from %s', (status) => {
  it.each(STEPS)(
    '$operation by the $by goes as the table says',
    async ({ operation, action, by }) => {
      await put(status);
      const [input, who] = [{ bookingId: booking.id }, whoIs[by]()];
      const answer =
        operation === 'cancelBooking'
          ? await cancelAsShown({ ...input, reason: 'other' }, who)
          : await run(operation, input, who);
      const edges = bookingTransitions(status, action, by);
      if (edges.length === 0) {
        expect(refusal(answer)).toBe('CONFLICT illegal_step');
        expect(answer.errors[0]?.message).not.toMatch(/\{|_/);
        expect((await see(booking.id, temp))?.status).toBe(status);
      } else {
        expect(refusal(answer)).toBeNull();
        expect(edges.map(({ to }) => to)).toContain(answer.booking?.status);
      }
    },
  );

  it('offers exactly what the table and the clock allow', async () => {
    await put(status);
    const may = (action: BookingAction, by: ShiftParty) =>
      bookingTransitions(status, action, by).length > 0;
    const seen = async (who: PersonSnapshot) => new Set((await see(booking.id, who))?.actions);
    const [ofTemp, ofClinic] = [await seen(temp), await seen(clinic)];
    expect(ofTemp.has('confirm')).toBe(may('confirm', 'temp'));
    expect(ofClinic.has('confirm')).toBe(false);
    expect(ofTemp.has('cancel')).toBe(may('cancel_by_temp', 'temp'));
    expect(ofClinic.has('cancel')).toBe(may('cancel_by_clinic', 'clinic'));
    expect(ofTemp.has('undo_cancel')).toBe(may('undo_cancel_by_temp', 'temp'));
    expect(ofClinic.has('undo_cancel')).toBe(may('undo_cancel_by_clinic', 'clinic'));
    expect(ofTemp.has('propose_change')).toBe(status === 'booked' || status === 'confirmed');
    expect((await see(booking.id, asAdmin()))?.actions).toEqual([]);
  });

  it('allows a proposed change only when booked or confirmed', async () => {
    await put(status);
    const answer = await run(
      'proposeBookingChange',
      { bookingId: booking.id, hourlyRate: '60' },
      temp,
    );
    const isBookedOrConfirmed = status === 'booked' || status === 'confirmed';
    expect(refusal(answer)).toBe(isBookedOrConfirmed ? null : 'CONFLICT illegal_step');
    const [open] = answer.booking?.changes ?? [];
    if (open) await run('withdrawBookingChange', { changeId: open.id }, temp);
  });
});

it('is released by administrators alone', async () => {
  await put('booked');
  expect(refusal(await run('releaseBooking', { bookingId: booking.id }, temp))).toBe('FORBIDDEN');
  expect(refusal(await run('releaseBooking', { bookingId: booking.id }, clinic))).toBe('FORBIDDEN');
});

it('is confirmed from 36 hours before the start until it', async () => {
  await put('booked');
  const input = { bookingId: booking.id };
  const before = (hours: number, ms = 0) =>
    world.clock.set(new Date(booking.startsAt.getTime() - hours * HOUR + ms));
  before(36, -1);
  expect(refusal(await run('confirmBooking', input, temp))).toBe('CONFLICT too_early');
  expect((await see(booking.id, temp))?.actions).not.toContain('confirm');
  before(0);
  expect(refusal(await run('confirmBooking', input, temp))).toBe('CONFLICT shift_started');
  before(36);
  expect((await see(booking.id, temp))?.actions).toContain('confirm');
  expect((await run('confirmBooking', input, temp)).booking?.status).toBe('confirmed');
});
