import { concurrently } from './cast';
import { createWorld, type World } from './factories';
import { DAY, invoicedShift, mark } from './invoice-world';

const HOUR = 3_600_000;

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const keep = () => world.bus.runJob('marketplace.keep-invoices');

const stateFor = async (invoiceId: number, who: Parameters<World['graph']>[2]) => {
  const query = `{ invoice(id: ${invoiceId}) { state isOverdue daysOverdue actions } }`;
  return (await world.graph(query, {}, who)).data?.invoice;
};

const events = async (does: string) => {
  await world.subgraph.outbox.drain();
  return world.bus.published
    .flatMap(({ name, payload }) => (name === 'invoice.changed' ? [payload] : []))
    .filter(({ action }) => action === does);
};

describe('a payment', () => {
  it('is paid when both sides say so, in either order', async () => {
    for (const order of ['clinic', 'temp'] as const) {
      const made = await invoicedShift(world);
      const { clinic, temp } = made;
      const byClinic = () => mark(world, 'markInvoicePaid', made, clinic);
      const byTemp = () => mark(world, 'markInvoiceReceived', made, temp);
      const [first, second] = order === 'clinic' ? [byClinic, byTemp] : [byTemp, byClinic];
      const state = order === 'clinic' ? 'marked_paid' : 'received';
      expect((await first()).invoice).toEqual({ state, booking: { status: 'invoiced' } });
      expect((await second()).invoice).toEqual({ state: 'paid', booking: { status: 'paid' } });
      const [history] = await world.rows<{ actions: string[] }>(
        `SELECT array_agg(action ORDER BY revision) AS actions FROM booking_history WHERE booking_id = $1`,
        [made.booking.id],
      );
      expect(history?.actions.slice(-3).sort()).toEqual(['mark_paid', 'mark_received', 'pay']);
    }
  });

  it('is recorded once, also by two requests at once', async () => {
    const made = await invoicedShift(world);
    const input = {
      ...{ bookingId: String(made.booking.id), method: 'cash' },
      paidOn: made.booking.date,
    };
    const pay = () => world.services.payments.markPaid(world.as(made.clinic), input);
    const { won, refused } = await concurrently([pay, pay]);
    expect(won).toBe(1);
    expect(refused).toMatchObject([{ code: 'CONFLICT', reasons: ['illegal_step'] }]);
    const again = await mark(world, 'markInvoicePaid', made, made.clinic);
    expect(again.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['illegal_step'] }]);
  });

  it('is refused to the other side, strangers and before there is an invoice', async () => {
    const made = await invoicedShift(world);
    expect((await mark(world, 'markInvoicePaid', made, made.temp)).thrown).toBe('FORBIDDEN');
    expect((await mark(world, 'markInvoiceReceived', made, made.clinic)).thrown).toBe('FORBIDDEN');
    const stranger = await world.clinic();
    expect((await mark(world, 'markInvoicePaid', made, stranger)).thrown).toBe('NOT_FOUND');
    const { booking, clinic } = await world.booked();
    const early = await mark(world, 'markInvoicePaid', { booking }, clinic);
    expect(early.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['illegal_step'] }]);
  });

  it.each([
    [{ paidOn: '2099-01-01' }, 'paidOn'],
    [{ paidOn: '2020-01-01' }, 'paidOn'],
    [{ paidOn: '2026-02-30' }, 'paidOn'],
    [{ method: 'bitcoin' }, 'method'],
  ])('refuses %j', async (changes, field) => {
    const made = await invoicedShift(world);
    const { errors } = await mark(world, 'markInvoicePaid', made, made.clinic, changes);
    expect(errors).toMatchObject([{ code: 'VALIDATION_FAILED', path: [field] }]);
  });

  it('counts as paid seven days after the clinic’s word, once', async () => {
    const made = await invoicedShift(world);
    await mark(world, 'markInvoicePaid', made, made.clinic);
    world.clock.advance(7 * DAY - 1);
    await keep();
    expect(await stateFor(made.invoice.id, made.temp)).toMatchObject({ state: 'marked_paid' });
    world.clock.advance(1);
    await Promise.all([keep(), keep()]);
    expect(await stateFor(made.invoice.id, made.temp)).toMatchObject({ state: 'paid' });
    const paid = await events('pay');
    expect(paid).toHaveLength(1);
  });
});

describe('an overdue invoice', () => {
  it('is reminded of on its 1st, 3rd and 7th day, once each', async () => {
    const made = await invoicedShift(world);
    const due = made.invoice.dueAt.getTime();
    expect(await stateFor(made.invoice.id, made.clinic)).toMatchObject({ state: 'open' });
    for (const days of [1, 2, 3, 4, 7, 8]) {
      world.clock.set(new Date(due + days * DAY - 60_000));
      await keep();
      await keep();
    }
    const reminders = await events('remind');
    expect(reminders.map(({ days }) => days)).toEqual([1, 3, 7]);
    expect(await stateFor(made.invoice.id, made.temp)).toMatchObject({
      ...{ state: 'overdue', isOverdue: true, daysOverdue: 8 },
    });
    world.clock.set(new Date(due + 5 * DAY));
    expect(await stateFor(made.invoice.id, made.temp)).toMatchObject({ daysOverdue: 6 });
  });

  it('is not reminded of before that day, where clocks go back', async () => {
    const made = await invoicedShift(world, { date: '2027-11-04', city: 'Toronto' });
    expect(made.invoice.dueAt).toEqual(new Date('2027-11-06T04:00:00Z'));
    for (let hours = 0; hours <= 3 * 24; hours++) {
      world.clock.set(new Date(made.invoice.dueAt.getTime() + hours * HOUR));
      await keep();
    }
    const reminders = await events('remind');
    expect(reminders.map(({ days, at }) => [days, at])).toEqual([
      [1, '2027-11-06T05:00:00.000Z'],
      [3, '2027-11-08T05:00:00.000Z'],
    ]);
  });

  it('is reminded of once after a long pause, and never while disputed or paid', async () => {
    const [late, disputed, paid] = [
      await invoicedShift(world),
      await invoicedShift(world),
      await invoicedShift(world),
    ];
    await world.rows(`UPDATE bookings SET status = 'disputed' WHERE id = $1`, [
      disputed.booking.id,
    ]);
    await mark(world, 'markInvoicePaid', paid, paid.clinic);
    world.clock.advance(10 * DAY);
    await keep();
    const reminders = await events('remind');
    expect(reminders.map(({ invoiceId }) => invoiceId)).toEqual([late.invoice.id]);
  });
});

describe('pays in N days', () => {
  it('is the median of the settled invoices, from three on', async () => {
    const clinic = await world.clinic();
    const paysIn = async () =>
      (
        await world.graph(
          `query($of: [_Any!]!) { _entities(representations: $of) { ... on User { paysInDays } } }`,
          { of: [{ __typename: 'User', id: String(clinic.id) }] },
        )
      ).data?._entities;
    for (const days of [2, 9, 4]) {
      const made = await invoicedShift(world, { clinic });
      world.clock.advance(days * DAY);
      if (days === 4) expect(await paysIn()).toEqual([{ paysInDays: null }]);
      await mark(world, 'markInvoicePaid', made, clinic);
      await mark(world, 'markInvoiceReceived', made, made.temp);
    }
    expect(await paysIn()).toEqual([{ paysInDays: 4 }]);
  });
});
