import type { DomainEvents, PersonSnapshot } from '@tbt/contracts';
import { bookingRunner, HOUR, refusal } from './booking-operations';
import { disputeRunner } from './dispute-operations';
import { asAdmin, createWorld, NOW, type World } from './factories';
import { DAY, invoicedShift, mark, type Invoiced } from './invoice-world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { run } = disputeRunner(() => world);
const { run: act, cancelAsShown } = bookingRunner(() => world);
const RULING = { outcome: 'between', ruling: 'Both were partly right.' };
const STATEMENT = { statement: 'The hours are wrong.' };

/** Of 420 minutes at 52.00: 364.00. */
async function paid(): Promise<Invoiced> {
  const made = await invoicedShift(world);
  await mark(world, 'markInvoicePaid', made, made.clinic);
  await mark(world, 'markInvoiceReceived', made, made.temp);
  return made;
}

/** Ruled to 300 minutes, 260.00, after 364.00 were paid. */
async function overpaid(): Promise<Invoiced> {
  const made = await paid();
  const disputeId = await heard(made);
  await published(made);
  expect(await rule(disputeId, { minutes: 300 })).toBe('paid');
  return made;
}

async function published({ booking }: Pick<Invoiced, 'booking'>) {
  await world.subgraph.outbox.drain();
  const events: readonly { name: string; payload: object }[] = world.bus.published.splice(0);
  return events
    .filter(({ name }) => name === 'invoice.changed')
    .map(({ payload }) => payload as DomainEvents['invoice.changed'])
    .filter(({ bookingId }) => bookingId === booking.id);
}

type Year = {
  outstanding: { total: string };
  invoices: { edges: { node: { state: string } }[] };
};

async function readYear(clinic: PersonSnapshot, fields: string): Promise<{ spending: Year }> {
  const { data, errors } = await world.graph(`{ spending { ${fields} } }`, {}, clinic);
  if (errors) throw new Error(errors[0]?.message);
  return data as { spending: Year };
}

/** On the clinic's page of the year, newest first. */
async function moneyStates({ clinic }: Invoiced) {
  const { spending } = await readYear(clinic, 'invoices { edges { node { state } } }');
  return spending.invoices.edges.map(({ node }) => node.state);
}

async function heard({ booking, temp, clinic }: Invoiced, reason = 'hours') {
  const input = { bookingId: booking.id, reason, ...STATEMENT };
  const disputeId = (await run('openDispute', input, temp)).dispute!.id;
  await run('answerDispute', { disputeId, ...STATEMENT }, clinic);
  return disputeId;
}

const rule = async (disputeId: string, effects: object) =>
  (await run('ruleDispute', { disputeId, ...RULING, effects }, asAdmin())).dispute?.booking?.status;

async function standing({ booking, clinic }: Invoiced, who = clinic) {
  const query = `{ booking(id: ${booking.id}) { standingInvoiceId invoices {
    id state total paidBefore amountDue actions } } }`;
  const { data } = await world.graph(query, {}, who);
  const { invoices, standingInvoiceId } = data?.booking as {
    standingInvoiceId: string;
    invoices: ({ id: string } & Record<string, unknown>)[];
  };
  return invoices.find(({ id }) => id === standingInvoiceId);
}

const outstanding = async (made: Invoiced) => {
  const { spending } = await readYear(made.clinic, 'outstanding { total }');
  return spending.outstanding.total;
};

describe('an invoice that was paid and is corrected', () => {
  it('asks only for the difference', async () => {
    const made = await paid();
    expect(await rule(await heard(made), { minutes: 450 })).toBe('invoiced');
    expect(await standing(made)).toMatchObject({
      ...{ state: 'open', total: '390.00', paidBefore: '364.00', amountDue: '26.00' },
      actions: ['mark_paid'],
    });
    expect(await outstanding(made)).toBe('26.00');
    await mark(world, 'markInvoicePaid', made, made.clinic);
    const { invoice } = await mark(world, 'markInvoiceReceived', made, made.temp);
    expect(invoice).toMatchObject({ state: 'paid', booking: { status: 'paid' } });
  });

  it('asks for the return of what was paid too much, and for nothing of the clinic', async () => {
    const made = await overpaid();
    expect(await standing(made)).toMatchObject({
      ...{ state: 'refund_due', total: '260.00', paidBefore: '364.00', amountDue: '-104.00' },
      actions: ['mark_received'],
    });
    expect(await standing(made, made.temp)).toMatchObject({ actions: ['mark_paid'] });
    expect(await outstanding(made)).toBe('0.00');
    expect(await moneyStates(made)).toEqual(['refund_due', 'credit_note', 'credited']);
    expect(await published(made)).toMatchObject([
      { action: 'issue', kind: 'credit_note', isRefund: false },
      { action: 'issue', kind: 'shift', isRefund: true, total: '104.00' },
    ]);
  });

  it('keeps what was paid through a second correction', async () => {
    const made = await paid();
    const disputeId = await heard(made);
    await rule(disputeId, { minutes: 300 });
    await run('appealRuling', { disputeId, ...STATEMENT }, made.temp);
    expect(await rule(disputeId, { minutes: 480 })).toBe('invoiced');
    expect(await standing(made)).toMatchObject({ paidBefore: '364.00', amountDue: '52.00' });
  });

  it('is asked for in whole after a mark that was not answered', async () => {
    const made = await invoicedShift(world);
    await mark(world, 'markInvoicePaid', made, made.clinic);
    expect(await rule(await heard(made), { minutes: 450 })).toBe('invoiced');
    expect(await standing(made)).toMatchObject({ paidBefore: '0.00', amountDue: '390.00' });
  });

  it('is asked for in whole when it counts as unpaid', async () => {
    const made = await paid();
    const disputeId = await heard(made, 'payment');
    expect(await rule(disputeId, { minutes: 450, isPaid: false })).toBe('invoiced');
    expect(await standing(made)).toMatchObject({ paidBefore: '0.00', amountDue: '390.00' });
  });
});

describe('what was paid too much', () => {
  it('is returned by the word of both, each once, and leaves the booking paid', async () => {
    const made = await overpaid();
    await published(made);
    const { temp, clinic } = made;
    expect(await mark(world, 'markInvoicePaid', made, clinic)).toMatchObject({
      thrown: 'FORBIDDEN',
    });
    expect(await mark(world, 'markInvoiceReceived', made, temp)).toMatchObject({
      thrown: 'FORBIDDEN',
    });
    const returned = await mark(world, 'markInvoicePaid', made, temp);
    expect(returned.invoice).toEqual({ state: 'refund_returned', booking: { status: 'paid' } });
    expect((await mark(world, 'markInvoicePaid', made, temp)).errors).toMatchObject([
      { code: 'CONFLICT', reasons: ['illegal_step'] },
    ]);
    const received = await mark(world, 'markInvoiceReceived', made, clinic);
    expect(received.invoice).toEqual({ state: 'refunded', booking: { status: 'paid' } });
    for (const [mutation, who] of [
      ['markInvoicePaid', temp],
      ['markInvoiceReceived', clinic],
    ] as const) {
      expect((await mark(world, mutation, made, who)).errors).toMatchObject([
        { code: 'CONFLICT', reasons: ['illegal_step'] },
      ]);
    }
    expect(await standing(made)).toMatchObject({ state: 'refunded', actions: [] });
    expect((await moneyStates(made))[0]).toBe('refunded');
    expect(await published(made)).toMatchObject([
      { action: 'mark_paid', by: 'temp', isRefund: true, total: '104.00' },
      { action: 'mark_received', by: 'clinic', isRefund: true, total: '104.00' },
    ]);
  });

  it('is settled by the word of the clinic alone', async () => {
    const made = await overpaid();
    const { invoice } = await mark(world, 'markInvoiceReceived', made, made.clinic);
    expect(invoice).toMatchObject({ state: 'refunded' });
  });

  it('opens the steps of the booking for each side', async () => {
    const made = await overpaid();
    const actionsFor = async (who: Invoiced['clinic']) => {
      const query = `{ booking(id: ${made.booking.id}) { actions } }`;
      const { actions } = (await world.graph(query, {}, who)).data?.booking as {
        actions: string[];
      };
      return actions.filter((action) => action.startsWith('mark_'));
    };
    expect(await actionsFor(made.temp)).toEqual(['mark_paid']);
    expect(await actionsFor(made.clinic)).toEqual(['mark_received']);
  });

  it('counts as returned in a second correction once the clinic has it', async () => {
    const cases = [
      ['markInvoicePaid', '364.00', '52.00'],
      ['markInvoiceReceived', '260.00', '156.00'],
    ] as const;
    for (const [mutation, paidBefore, amountDue] of cases) {
      const made = await paid();
      const disputeId = await heard(made);
      await rule(disputeId, { minutes: 300 });
      const who = mutation === 'markInvoicePaid' ? made.temp : made.clinic;
      await mark(world, mutation, made, who);
      await run('appealRuling', { disputeId, ...STATEMENT }, made.temp);
      expect((await mark(world, mutation, made, who)).errors).toMatchObject([
        { code: 'CONFLICT', reasons: ['illegal_step'] },
      ]);
      expect(await rule(disputeId, { minutes: 480 })).toBe('invoiced');
      expect(await standing(made)).toMatchObject({ paidBefore, amountDue });
    }
  });

  it('keeps a clinic out of neither posting nor its days to pay', async () => {
    const made = await overpaid();
    world.clock.advance(40 * DAY);
    await world.services.keepInvoices();
    await mark(world, 'markInvoiceReceived', made, made.clinic);
    const [clinic] = await world.rows(
      'SELECT posting_blocked_at, pays_in_days FROM people WHERE id = $1',
      [made.clinic.id],
    );
    expect(clinic).toEqual({ posting_blocked_at: null, pays_in_days: null });
  });

  /** Cancelled for the weather by a clinic that owes 195.00. */
  const compensated = async () => {
    const { clinic, temp, booking } = await world.booked({ hourlyRate: '60' });
    world.clock.set(new Date(booking.startsAt.getTime() - 5 * HOUR));
    await cancelAsShown({ bookingId: booking.id, reason: 'weather' }, clinic);
    world.clock.advance(HOUR / 6);
    await world.services.keepBookings();
    return { clinic, temp, booking } as Invoiced;
  };
  const waive = async ({ clinic, booking }: Invoiced) => {
    const input = { bookingId: booking.id, note: 'The roads are closed.' };
    await act('requestWaiver', input, clinic);
    const decision = { bookingId: booking.id, isGranted: true };
    expect(refusal(await act('decideWaiver', decision, asAdmin()))).toBeNull();
  };

  it('of a compensation that is waived stands on its credit note', async () => {
    const made = await compensated();
    const { clinic, temp } = made;
    await mark(world, 'markInvoicePaid', made, clinic);
    await mark(world, 'markInvoiceReceived', made, temp);
    await waive(made);
    const owed = await standing(made);
    expect(owed).toMatchObject({ state: 'refund_due', actions: ['mark_received'] });
    expect(Number(owed?.amountDue)).toBe(Number(owed?.total));
    expect(Number(owed?.paidBefore)).toBe(-Number(owed?.total));
    expect((await mark(world, 'markInvoicePaid', made, temp)).invoice?.state).toBe(
      'refund_returned',
    );
    expect((await mark(world, 'markInvoiceReceived', made, clinic)).invoice?.state).toBe(
      'refunded',
    );
    expect(await moneyStates(made)).toEqual(['refunded', 'credited']);
  });

  it('is nothing when a waived compensation was not paid', async () => {
    const made = await compensated();
    await waive(made);
    expect(await standing(made)).toBeUndefined();
    expect(await moneyStates(made)).toEqual(['credit_note', 'credited']);
  });
});
