import { disputeRunner, refusalOf } from './dispute-operations';
import { asAdmin, createWorld, type World } from './factories';
import { DAY, invoicedShift, mark, type Invoiced } from './invoice-world';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const { run, see, bookedAs } = disputeRunner(() => world);
const RULING = { outcome: 'between', ruling: 'Both were partly right.' };
const STATEMENT = { statement: 'The money is missing.' };

async function heard({ booking, temp, clinic }: Omit<Invoiced, 'invoice'>, reason = 'payment') {
  const input = { bookingId: booking.id, reason, ...STATEMENT };
  const disputeId = (await run('openDispute', input, temp)).dispute!.id;
  await run('answerDispute', { disputeId, ...STATEMENT }, clinic);
  return disputeId;
}

const rule = (disputeId: string, effects: object) =>
  run('ruleDispute', { disputeId, ...RULING, effects }, asAdmin());

const standing = async ({ booking, clinic }: Omit<Invoiced, 'invoice'>) => {
  const query = `query Standing { myInvoices(first: 10) { edges { node {
    bookingId kind state isOverdue paidOn receivedOn actions } } } }`;
  const { data } = await world.graph(query, {}, clinic);
  const { edges } = data?.myInvoices as { edges: { node: Record<string, unknown> }[] };
  return edges
    .map(({ node }) => node)
    .find(
      ({ bookingId, kind, state }) =>
        Number(bookingId) === booking.id && kind === 'shift' && state !== 'credited',
    );
};

it.each(['clinic', 'temp'] as const)('offers the %s no mark until the ruling', async (side) => {
  const made = await invoicedShift(world);
  const seen = (disputed: Omit<Invoiced, 'invoice'>) =>
    standing({ ...disputed, clinic: disputed[side] });
  const name = side === 'clinic' ? 'markInvoicePaid' : 'markInvoiceReceived';
  expect((await seen(made))?.actions).toHaveLength(1);
  const disputeId = await heard(made);
  expect(await seen(made)).toMatchObject({ state: 'open', actions: [] });
  const refused = await mark(world, name, made, made[side]);
  expect(refused.errors).toEqual([expect.objectContaining({ reasons: ['illegal_step'] })]);
  await rule(disputeId, { isPaid: false });
  expect((await seen(made))?.actions).toHaveLength(1);
});

describe('a ruling about payment', () => {
  it('settles an invoice without a mark of either side', async () => {
    const made = await invoicedShift(world);
    const disputeId = await heard(made);
    expect((await see(disputeId, asAdmin()))?.possibleEffects).toEqual(['hours', 'payment']);
    const { dispute } = await rule(disputeId, { isPaid: true });
    expect(dispute).toMatchObject({ booking: { status: 'paid' }, rulings: [{ isPaid: true }] });
    expect(await standing(made)).toMatchObject({ state: 'paid', isOverdue: false, actions: [] });
  });

  it('takes the professional’s word for the clinic’s', async () => {
    const made = await invoicedShift(world);
    await mark(world, 'markInvoiceReceived', made, made.temp);
    const { dispute } = await rule(await heard(made), { isPaid: true });
    expect(dispute?.booking).toEqual({ status: 'paid' });
    const invoice = await standing(made);
    expect(invoice).toMatchObject({ state: 'paid', actions: [] });
    expect(invoice?.paidOn).toBe(invoice?.receivedOn);
  });

  it('makes an invoice due again, however it was marked', async () => {
    const made = await invoicedShift(world);
    await mark(world, 'markInvoicePaid', made, made.clinic);
    await mark(world, 'markInvoiceReceived', made, made.temp);
    const { dispute } = await rule(await heard(made), { isPaid: false });
    expect(dispute).toMatchObject({
      booking: { status: 'invoiced' },
      rulings: [{ isPaid: false }],
    });
    expect(await standing(made)).toMatchObject({
      ...{ state: 'open', paidOn: null, receivedOn: null, actions: ['mark_paid'] },
    });
    const again = await mark(world, 'markInvoicePaid', made, made.clinic);
    expect(again.invoice).toMatchObject({ state: 'marked_paid' });
  });

  it('is turned by an appeal', async () => {
    const made = await invoicedShift(world);
    const disputeId = await heard(made);
    await rule(disputeId, { isPaid: true });
    await run('appealRuling', { disputeId, ...STATEMENT }, made.temp);
    const { dispute } = await rule(disputeId, { isPaid: false });
    expect(dispute).toMatchObject({ status: 'closed', booking: { status: 'invoiced' } });
    expect(await standing(made)).toMatchObject({ state: 'open' });
  });

  it('pays the corrected invoice when it sets hours too', async () => {
    const made = await invoicedShift(world);
    const { dispute } = await rule(await heard(made), { minutes: 300, isPaid: true });
    expect(dispute?.booking).toEqual({ status: 'paid' });
    expect(await standing(made)).toMatchObject({ state: 'paid' });
    const kinds = await world.rows<{ kind: string }>(
      'SELECT kind FROM invoices WHERE booking_id = $1 ORDER BY id',
      [made.booking.id],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['shift', 'credit_note', 'shift']);
  });

  it('lets a clinic post again once it counts as paid', async () => {
    const made = await invoicedShift(world);
    const disputeId = await heard(made);
    world.clock.advance(20 * DAY);
    await world.rows('UPDATE people SET posting_blocked_at = $2 WHERE id = $1', [
      ...[made.clinic.id, world.clock.now()],
    ]);
    await rule(disputeId, { isPaid: true });
    const [person] = await world.rows('SELECT posting_blocked_at AS at FROM people WHERE id = $1', [
      made.clinic.id,
    ]);
    expect(person).toEqual({ at: null });
  });

  it('has no such effect on other cases or without an invoice', async () => {
    const [unbilled, billed] = [await bookedAs('completed'), await invoicedShift(world)];
    for (const disputeId of [await heard(unbilled), await heard(billed, 'conduct')]) {
      expect((await see(disputeId, asAdmin()))?.possibleEffects).not.toContain('payment');
      for (const isPaid of [true, false]) {
        expect(refusalOf(await rule(disputeId, { isPaid }))).toBe('VALIDATION_FAILED effects');
      }
    }
    expect(await standing(billed)).toMatchObject({ state: 'open' });
  });
});
