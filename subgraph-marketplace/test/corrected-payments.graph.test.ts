import { disputeRunner } from './dispute-operations';
import { asAdmin, createWorld, type World } from './factories';
import { invoicedShift, mark, type Invoiced } from './invoice-world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const { run } = disputeRunner(() => world);
const RULING = { outcome: 'between', ruling: 'Both were partly right.' };
const STATEMENT = { statement: 'The hours are wrong.' };

/** Of 420 minutes at 52.00: 364.00. */
async function paid(): Promise<Invoiced> {
  const made = await invoicedShift(world);
  await mark(world, 'markInvoicePaid', made, made.clinic);
  await mark(world, 'markInvoiceReceived', made, made.temp);
  return made;
}

async function heard({ booking, temp, clinic }: Invoiced, reason = 'hours') {
  const input = { bookingId: booking.id, reason, ...STATEMENT };
  const disputeId = (await run('openDispute', input, temp)).dispute!.id;
  await run('answerDispute', { disputeId, ...STATEMENT }, clinic);
  return disputeId;
}

const rule = async (disputeId: string, effects: object) =>
  (await run('ruleDispute', { disputeId, ...RULING, effects }, asAdmin())).dispute?.booking?.status;

async function standing({ booking, clinic }: Invoiced) {
  const query = `{ booking(id: ${booking.id}) { standingInvoiceId invoices {
    id state total paidBefore amountDue actions } } }`;
  const { data } = await world.graph(query, {}, clinic);
  const { invoices, standingInvoiceId } = data?.booking as {
    standingInvoiceId: string;
    invoices: ({ id: string } & Record<string, unknown>)[];
  };
  return invoices.find(({ id }) => id === standingInvoiceId);
}

const outstanding = async (made: Invoiced) => {
  const { earnings } = world.services;
  const facts = await earnings.read(earnings.ofClinic(world.as(made.clinic), {}));
  return facts.outstanding.total;
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

  it('asks for nothing when more was paid', async () => {
    const made = await paid();
    expect(await rule(await heard(made), { minutes: 300 })).toBe('paid');
    expect(await standing(made)).toMatchObject({
      ...{ state: 'paid', total: '260.00', paidBefore: '364.00', amountDue: '-104.00' },
      actions: [],
    });
    expect(await outstanding(made)).toBe('0.00');
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
