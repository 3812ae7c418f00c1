import {
  BOOKING_STATUSES,
  type BookingAction,
  type BookingStatus,
  type PersonSnapshot,
  type ShiftSide,
} from '@tbt/contracts';
import { bookingTransitions } from '../src/transitions/booking-table';
import { bookingRunner, MINUTE, refusal, type BookingOperation } from './booking-operations';
import { createWorld, type World } from './factories';

let world: World;
let sides: Record<ShiftSide, PersonSnapshot>;
let booking: { id: number; startsAt: Date; checkInCode: string | null };
beforeAll(async () => {
  world = await createWorld();
  const made = await world.booked();
  ({ booking } = made);
  sides = { temp: made.temp, clinic: made.clinic };
});
afterAll(() => world.close());

const { run } = bookingRunner(() => world);

type Step = { operation: BookingOperation; action: BookingAction; minutes: number };
const STEPS: Step[] = [
  { operation: 'reportOnMyWay', action: 'on_my_way', minutes: -30 },
  { operation: 'reportLate', action: 'run_late', minutes: -30 },
  { operation: 'reportArrival', action: 'arrive', minutes: -30 },
  { operation: 'checkIn', action: 'check_in', minutes: -30 },
  { operation: 'reportNoShow', action: 'miss', minutes: 61 },
];
const CASES = STEPS.flatMap((step) => (['temp', 'clinic'] as const).map((by) => ({ ...step, by })));

const put = (status: BookingStatus) => {
  const by = { cancelled_by_temp: 'temp', cancelled_by_clinic: 'clinic' }[status as string] ?? null;
  const isOver = by !== null || status === 'released';
  const at = isOver ? booking.startsAt : null;
  return world.rows(
    `UPDATE bookings SET status = $2, cancelled_by = $3, cancelled_at = $4, cancelled_from = $5,
      settled_at = $4, on_my_way_at = NULL, arrived_at = NULL,
      checked_in_at = NULL, checked_in_by = NULL WHERE id = $1`,
    [booking.id, status, by, at, isOver ? 'confirmed' : null],
  );
};

const row = () => world.rows('SELECT * FROM bookings WHERE id = $1', [booking.id]);
const traces = () =>
  world.rows(`SELECT (SELECT count(*) FROM booking_history) AS history,
    (SELECT count(*) FROM reliability_entries) AS entries, (SELECT count(*) FROM outbox_events) AS events`);

describe.each(BOOKING_STATUSES)('from %s', (status) => {
  it.each(CASES)(
    '$operation by the $by goes as the table says',
    async ({ operation, action, minutes, by }) => {
      await put(status);
      world.clock.set(new Date(booking.startsAt.getTime() + minutes * MINUTE));
      const before = [await row(), await traces()];
      const [edge] = bookingTransitions(status, action, by);
      const code = by === 'temp' ? booking.checkInCode : null;
      const input = {
        bookingId: booking.id,
        ...(action === 'check_in' && { code }),
        ...(action === 'run_late' && { minutes: 10 }),
      };
      const answer = await run(operation, input, sides[by]);
      if (edge) {
        expect(refusal(answer)).toBeNull();
        expect(answer.booking?.status).toBe(edge.to);
        expect(answer.booking?.history.at(-1)).toMatchObject({ action, by, status: edge.to });
      } else {
        expect(refusal(answer)).toBe('CONFLICT illegal_step');
        expect([await row(), await traces()]).toEqual(before);
      }
    },
  );
});
