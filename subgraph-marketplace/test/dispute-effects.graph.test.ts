import { disputeRunner, refusalOf } from './dispute-operations';
import { asAdmin, createWorld, NOW, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { run, bookedAs } = disputeRunner(() => world);
const RULING = { outcome: 'between', ruling: 'Both were partly right.' };
const STATEMENT = { statement: 'That is not right.' };

async function heard(status: 'checked_in' | 'completed' | 'no_show', reason: string) {
  const made = await bookedAs(status);
  const input = { bookingId: made.booking.id, reason, ...STATEMENT };
  const disputeId = (await run('openDispute', input, made.temp)).dispute!.id;
  await run('answerDispute', { disputeId, ...STATEMENT }, made.clinic);
  return { ...made, disputeId };
}

const sheetsOf = (id: number) =>
  world.rows('SELECT by, minutes, status FROM timesheets WHERE booking_id = $1 ORDER BY id', [id]);
const invoicesOf = (id: number) =>
  world.rows<{ kind: string; minutes: number; subtotal: string }>(
    `SELECT i.kind, l.minutes, i.subtotal::text FROM invoices i
     JOIN invoice_lines l ON l.invoice_id = i.id AND l.position = 1
     WHERE i.booking_id = $1 ORDER BY i.id`,
    [id],
  );

it.each(['checked_in', 'completed'] as const)(
  'sets the hours of a booking that was %s, and bills them',
  async (status) => {
    const { disputeId, booking } = await heard(status, 'hours');
    const effects = { minutes: 450 };
    const { dispute } = await run('ruleDispute', { disputeId, ...RULING, effects }, asAdmin());
    expect(dispute).toMatchObject({ booking: { status: 'invoiced' }, rulings: [{ minutes: 450 }] });
    expect(await sheetsOf(booking.id)).toEqual([{ by: 'admin', minutes: 450, status: 'approved' }]);
    expect(await invoicesOf(booking.id)).toEqual([
      { kind: 'shift', minutes: 450, subtotal: '390.00' },
    ]);
  },
);

it('corrects the invoice by a credit note when an appeal sets other hours', async () => {
  const { disputeId, booking, clinic } = await heard('completed', 'hours');
  await run('ruleDispute', { disputeId, ...RULING, effects: { minutes: 450 } }, asAdmin());
  await run('appealRuling', { disputeId, ...STATEMENT }, clinic);
  const effects = { minutes: 420 };
  const { dispute } = await run('ruleDispute', { disputeId, ...RULING, effects }, asAdmin());
  expect(dispute).toMatchObject({ status: 'closed', booking: { status: 'invoiced' } });
  expect(await invoicesOf(booking.id)).toMatchObject([
    { kind: 'shift', minutes: 450 },
    { kind: 'credit_note' },
    { kind: 'shift', minutes: 420, subtotal: '364.00' },
  ]);
});

it('keeps the hours and the invoice when an appeal changes nothing', async () => {
  const { disputeId, booking, clinic } = await heard('completed', 'hours');
  await run('ruleDispute', { disputeId, ...RULING, effects: { minutes: 450 } }, asAdmin());
  await run('appealRuling', { disputeId, ...STATEMENT }, clinic);
  const { dispute } = await run('ruleDispute', { disputeId, ...RULING }, asAdmin());
  expect(dispute?.booking?.status).toBe('invoiced');
  expect(await invoicesOf(booking.id)).toHaveLength(1);
});

it('bills a shift that was wrongly declared missed', async () => {
  const { disputeId, booking } = await heard('no_show', 'no_show');
  const hours = { disputeId, ...RULING, effects: { minutes: 480 } };
  expect(refusalOf(await run('ruleDispute', hours, asAdmin()))).toBe('VALIDATION_FAILED effects');
  const effects = { minutes: 480, isDeductionLifted: true };
  const { dispute } = await run('ruleDispute', { disputeId, ...RULING, effects }, asAdmin());
  expect(dispute?.booking?.status).toBe('invoiced');
  expect(await invoicesOf(booking.id)).toMatchObject([{ kind: 'shift', minutes: 480 }]);
});

it('sets no hours in a case about conduct', async () => {
  const { disputeId, booking } = await heard('completed', 'conduct');
  const ruling = { disputeId, ...RULING, effects: { minutes: 480 } };
  expect(refusalOf(await run('ruleDispute', ruling, asAdmin()))).toBe('VALIDATION_FAILED effects');
  expect(await invoicesOf(booking.id)).toEqual([]);
});
