import type { Booking } from '../src/modules/bookings';
import {
  createInvoicesQueries,
  createInvoicing,
  createIssueInvoiceQueries,
} from '../src/modules/invoices';
import { concurrently } from './cast';
import { createWorld, type World } from './factories';

const PARALLEL = 64;
const HOUR = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const invoicing = () => {
  const invoices = createInvoicesQueries(world.subgraph.database);
  return createInvoicing({ invoices, issuing: createIssueInvoiceQueries() });
};

const hours = (booking: Booking, minutes = 420) => ({
  ...{ booking, minutes, breakMinutes: 30, now: world.clock.now() },
});

const issue = (booking: Booking, minutes?: number) =>
  world.subgraph.database.transaction((tx) =>
    invoicing().issueInvoice(tx, hours(booking, minutes)),
  );

const correct = (booking: Booking, minutes: number) =>
  world.subgraph.database.transaction((tx) =>
    invoicing().correctInvoice(tx, hours(booking, minutes)),
  );

const register = (professionalId: number, gst: string | null, qst: string | null = null) =>
  world.rows(
    `INSERT INTO billing_details (professional_id, gst_number, qst_number, payment_instructions, updated_at)
     VALUES ($1, $2, $3, 'pay@example.test', now())`,
    [professionalId, gst, qst],
  );

const numbersOf = async (professionalId: number) =>
  (
    await world.rows<{ number: number }>(
      'SELECT number FROM invoices WHERE professional_id = $1 ORDER BY number',
      [professionalId],
    )
  ).map(({ number }) => number);

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const linesOf = (invoiceId: number) =>
  world.rows<{ kind: string; amount: string }>(
    'SELECT kind, amount::text FROM invoice_lines WHERE invoice_id = $1 ORDER BY position',
    [invoiceId],
  );

/** Every returned row violates an invariant. */
const broken = () =>
  world.rows(`
  SELECT 'lines do not add up' AS what, i.id FROM invoices i WHERE i.total <>
    (SELECT sum(l.amount) FROM invoice_lines l WHERE l.invoice_id = i.id)
  UNION ALL SELECT 'a gap', s.professional_id FROM invoice_sequences s WHERE s.last_number <>
    (SELECT count(*) FROM invoices i WHERE i.professional_id = s.professional_id)
  UNION ALL SELECT 'a credit note of another amount', n.id FROM invoices n
    JOIN invoices i ON i.id = n.corrects_id WHERE n.total <> -i.total`);

afterEach(async () => expect(await broken()).toEqual([]));

describe('numbers of a professional', () => {
  it(`have no gap and no double under ${PARALLEL} parallel approvals`, async () => {
    const { booking } = await world.booked();
    const { won } = await concurrently(upTo(PARALLEL).map(() => () => issue(booking)));
    expect(won).toBe(PARALLEL);
    expect(await numbersOf(booking.professionalId)).toEqual(upTo(PARALLEL));
  }, 60_000);

  it('are given back when the transaction fails', async () => {
    const { booking } = await world.booked();
    const failing = world.subgraph.database.transaction(async (tx) => {
      await invoicing().issueInvoice(tx, hours(booking));
      throw new Error('crash');
    });
    await expect(failing).rejects.toThrow('crash');
    expect((await issue(booking)).invoice.number).toBe(1);
  });

  it('start at one for each professional', async () => {
    for (const { booking } of [await world.booked(), await world.booked()])
      expect((await issue(booking)).invoice.number).toBe(1);
  });
});

describe('an invoice', () => {
  it('has the locked rate, the names, and no tax without a number', async () => {
    const { booking } = await world.booked();
    const { invoice, events } = await issue(booking, 421);
    expect(invoice).toMatchObject({ subtotal: '364.87', tax: '0.00', total: '364.87' });
    expect(invoice.parties).toMatchObject({
      professional: { name: 'Ada Tremblay', gstNumber: null },
      clinic: { name: 'Smile Dental' },
    });
    expect(await linesOf(invoice.id)).toEqual([{ kind: 'hours', amount: '364.87' }]);
    expect(events).toMatchObject([{ name: 'invoice.changed', payload: { action: 'issue' } }]);
  });

  it('charges the tax of the shift’s province once the number is known', async () => {
    const { booking } = await world.booked();
    await register(booking.professionalId, '123456789RT0001');
    const { invoice } = await issue(booking);
    expect(invoice).toMatchObject({ subtotal: '364.00', tax: '47.32', total: '411.32' });
    const { paymentInstructions } = invoice.parties.professional;
    expect(paymentInstructions).toBe('pay@example.test');
  });

  it.each([
    ['within_24_hours', '2026-11-21', '2026-11-22T05:00:00.000Z'],
    ['net_14', '2026-12-04', '2026-12-05T05:00:00.000Z'],
    ['net_30', '2026-12-20', '2026-12-21T05:00:00.000Z'],
    [null, '2026-12-04', '2026-12-05T05:00:00.000Z'],
  ])('posted with %s is due at the end of %s', async (paymentTerms, dueOn, dueAt) => {
    const { booking } = await world.booked({ paymentTerms });
    const { invoice } = await issue(booking);
    expect(invoice).toMatchObject({ issuedOn: '2026-11-20', dueOn, dueAt: new Date(dueAt) });
  });
});

describe('a correction', () => {
  it('is a credit note and a new invoice', async () => {
    const { booking } = await world.booked();
    await register(booking.professionalId, '123456789RT0001');
    const { invoice: former } = await issue(booking);
    const { creditNote, invoice } = await correct(booking, 360);
    expect(creditNote).toMatchObject({ number: 2, correctsId: former.id, total: '-411.32' });
    expect(invoice).toMatchObject({ number: 3, total: '352.56', settledAt: null });
    const [row] = await world.rows<{ settled_at: Date }>(
      'SELECT settled_at FROM invoices WHERE id = $1',
      [former.id],
    );
    expect(row?.settled_at).not.toBeNull();
  });

  it('of nothing worked leaves no new invoice', async () => {
    const { booking } = await world.booked();
    await issue(booking);
    expect(await correct(booking, 0)).toMatchObject({ creditNote: { number: 2 }, invoice: null });
  });
});

describe('a late cancellation by the clinic', () => {
  async function cancelledLate(reason = 'weather') {
    const made = await world.booked();
    const { clinic, booking } = made;
    world.clock.set(new Date(booking.startsAt.getTime() - 5 * HOUR));
    const input = { bookingId: String(booking.id), reason, shownCompensation: '195.00' };
    await world.services.bookings.cancel(world.as(clinic), input);
    return made;
  }
  const invoicesOf = (bookingId: number) =>
    world.rows<{ kind: string; total: string }>(
      'SELECT kind, total::text FROM invoices WHERE booking_id = $1 ORDER BY id',
      [bookingId],
    );

  it('is billed once when it can no longer be undone', async () => {
    const { booking } = await cancelledLate('other');
    await world.runClockWork();
    expect(await invoicesOf(booking.id)).toEqual([]);
    world.clock.advance(HOUR);
    await world.runClockWork();
    await world.runClockWork();
    expect(await invoicesOf(booking.id)).toEqual([{ kind: 'late_cancellation', total: '195.00' }]);
  });

  it('is credited when its waiver is granted, and never billed when granted before', async () => {
    const admin = { viewer: { ...world.as(await world.clinic()).viewer!, isAdmin: true } };
    for (const isBilledFirst of [true, false]) {
      const { clinic, booking } = await cancelledLate();
      const bookingId = String(booking.id);
      await world.services.waivers.request(world.as(clinic), { bookingId, note: 'Snow' });
      if (isBilledFirst) world.clock.advance(HOUR);
      if (isBilledFirst) await world.runClockWork();
      const decider = { ...world.as(clinic), ...admin };
      await world.services.waivers.decide(decider, { bookingId, isGranted: true });
      world.clock.advance(HOUR);
      await world.runClockWork();
      expect((await invoicesOf(booking.id)).map(({ total }) => total)).toEqual(
        isBilledFirst ? ['195.00', '-195.00'] : [],
      );
    }
  });

  it('is not asked for while its waiver is requested, until the due date', async () => {
    const { clinic, booking } = await cancelledLate();
    const [id, bookingId] = [String(booking.id), booking.id];
    const query = `query ($id: ID!, $day: String!) {
      booking(id: $id) { actions cancellation { isPaymentHeld } }
      shiftCalendar(from: $day, to: $day) { needsAnswer }
    }`;
    const state = async () => {
      const { data } = await world.graph(query, { id, day: booking.date }, clinic);
      const { booking: seen, shiftCalendar } = data as {
        booking: { actions: string[]; cancellation: { isPaymentHeld: boolean } };
        shiftCalendar: { needsAnswer: boolean }[];
      };
      const canPay = seen.actions.includes('mark_paid');
      return [canPay, seen.cancellation.isPaymentHeld, shiftCalendar[0]?.needsAnswer];
    };
    world.clock.advance(HOUR);
    await world.runClockWork();
    expect(await state()).toEqual([true, false, true]);
    await world.services.waivers.request(world.as(clinic), { bookingId: id, note: 'Snow' });
    expect(await state()).toEqual([true, true, false]);
    const [invoice] = await world.rows<{ due_at: Date }>(
      'SELECT due_at FROM invoices WHERE booking_id = $1',
      [bookingId],
    );
    world.clock.set(new Date(invoice!.due_at));
    expect(await state()).toEqual([true, false, true]);
  });
});
