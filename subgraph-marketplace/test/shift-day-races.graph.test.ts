import type { PersonSnapshot } from '@tbt/contracts';
import { HOUR } from './booking-operations';
import { disputeRunner } from './dispute-operations';
import { createWorld, NOW, type World } from './factories';
import { hoursRunner, SHEET_AS_PLANNED } from './hours-operations';
import { DAY, mark } from './invoice-world';

const PARALLEL = 64;
const ROUNDS = 5;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());
jest.setTimeout(120_000);

const hours = hoursRunner(() => world);
const disputes = disputeRunner(() => world);
const changed = { startTime: '08:15', endTime: '15:30', breakMinutes: 45 };

const stateOf = async (id: number) => {
  const [row] = await world.rows<Record<'status' | 'invoices' | 'approved' | 'cases', unknown>>(
    `SELECT b.status, (SELECT count(*)::int FROM invoices WHERE booking_id = b.id) AS invoices,
      (SELECT count(*)::int FROM timesheets WHERE booking_id = b.id AND status = 'approved') AS approved,
      (SELECT count(*)::int FROM disputes WHERE booking_id = b.id) AS cases
     FROM bookings b WHERE b.id = $1`,
    [id],
  );
  return row;
};

describe('at once', () => {
  it('an approval, a proposal and a case leave one consistent outcome', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { bookingId, clinic, temp } = await hours.sent();
      const words = { bookingId, reason: 'hours', statement: 'Not these hours.' };
      const [approved, proposed, disputed] = await Promise.all([
        hours.run('approveHours', { bookingId }, clinic),
        hours.run('approveHours', { bookingId, changed }, clinic),
        disputes.run('openDispute', words, temp),
      ]);
      const isDone = ({ errors }: { errors: unknown[] }) => errors.length === 0;
      expect(isDone(approved) && isDone(proposed)).toBe(false);
      // A case opens before or after the answer, but holds what comes after it.
      expect(isDone(disputed)).toBe(true);
      const count = isDone(approved) ? 1 : 0;
      expect(await stateOf(bookingId)).toEqual({
        ...{ status: 'disputed', invoices: count, approved: count, cases: 1 },
      });
    }
  });

  it(`${PARALLEL} approvals of one professional number their invoices without a gap`, async () => {
    const temp = await world.temp();
    const clinics = await Promise.all(Array.from({ length: 8 }, () => world.clinic()));
    const booked: { id: number; clinic: PersonSnapshot }[] = [];
    for (let at = 0; at < PARALLEL; at += 1) {
      const clinic = clinics[at % clinics.length]!;
      const { booking } = await world.accept(
        clinic,
        await world.apply(temp, await world.job(clinic)),
      );
      booked.push({ id: booking.id, clinic });
    }
    world.clock.set(new Date(NOW.getTime() + 350 * DAY));
    for (const { id } of booked) {
      await hours.run('sendHours', { bookingId: id, ...SHEET_AS_PLANNED }, temp);
    }
    const answers = await Promise.all(
      booked.map(({ id, clinic }) => hours.run('approveHours', { bookingId: id }, clinic)),
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const numbers = await world.rows<{ number: number }>(
      'SELECT number FROM invoices WHERE professional_id = $1 ORDER BY number',
      [temp.id],
    );
    expect(numbers.map(({ number }) => number)).toEqual(
      Array.from({ length: PARALLEL }, (_, index) => index + 1),
    );
  });
});

describe.each(['temp', 'clinic'] as const)('an account of the %s closed in the middle', (side) => {
  const close = (people: Record<'temp' | 'clinic', PersonSnapshot>) =>
    world.services.people.takeOver({ ...people[side], revision: 9, isActive: false });

  it('leaves its hours to the other side or to the clock', async () => {
    const { bookingId, clinic, temp } = await hours.sent();
    await close({ clinic, temp });
    if (side === 'temp') await hours.run('approveHours', { bookingId }, clinic);
    else {
      world.clock.advance(48 * HOUR);
      await world.services.keepHours();
    }
    expect(await stateOf(bookingId)).toMatchObject({ status: 'invoiced', invoices: 1 });
  });

  it('leaves its invoice to be paid or received', async () => {
    const made = await hours.sent();
    const { bookingId, clinic, temp } = made;
    await hours.run('approveHours', { bookingId }, clinic);
    await close({ clinic, temp });
    if (side === 'temp') {
      await mark(world, 'markInvoicePaid', made, clinic);
      world.clock.advance(7 * DAY);
      await world.services.keepInvoices();
      expect(await stateOf(bookingId)).toMatchObject({ status: 'paid' });
    } else {
      const { invoice } = await mark(world, 'markInvoiceReceived', made, temp);
      expect(invoice).toMatchObject({ state: 'received' });
    }
  });
});
