import { randomUUID } from 'node:crypto';
import type { InvoiceParties, PersonSnapshot } from '@tbt/contracts';
import { applyRetention, ERASED_EMAIL } from '@tbt/service-kit';
import { MARKETPLACE_RETENTION } from '../src/modules/privacy';
import { bookingRunner, HOUR } from './booking-operations';
import { disputeRunner, refusalOf } from './dispute-operations';
import { asAdmin, createWorld, type World } from './factories';
import { hoursRunner, SHEET_AS_PLANNED } from './hours-operations';
import { DAY, invoicedShift } from './invoice-world';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const { run, bookedAs } = disputeRunner(() => world);
const { cancelAsShown } = bookingRunner(() => world);
const hours = hoursRunner(() => world);
const STATEMENT = { statement: 'It was not like that.' };
const RULING = { outcome: 'for_temp', ruling: 'The professional is right.' };

jest.setTimeout(60_000);

async function erase(person: PersonSnapshot) {
  const at = world.clock.now().toISOString();
  const sealedEmail = await world.deployment.sealer.seal(ERASED_EMAIL, { email: '' }, 60);
  const payload = { userId: person.id, sealedEmail, at };
  const event = { id: randomUUID(), name: 'account.erased' as const, payload, createdAt: at };
  await world.bus.publish([event]);
  await world.bus.settled();
}

/** As identity closes an account: the last snapshot has no name. */
async function close(person: PersonSnapshot) {
  await world.services.people.takeOver({
    ...{ ...person, revision: person.revision + 1, isActive: false },
    ...{ firstName: 'Former', lastName: 'member', city: null, province: null },
    ...{ streetAddress: null, postalCode: null },
  });
  await erase(person);
}

const register = (
  { id }: PersonSnapshot,
  paymentInstructions: string | null = 'pay@example.test',
) =>
  world.rows(
    `INSERT INTO billing_details (professional_id, gst_number, payment_instructions, updated_at)
     VALUES ($1, '123456789RT0001', $2, now())
     ON CONFLICT (professional_id) DO UPDATE SET payment_instructions = $2`,
    [id, paymentInstructions],
  );

type PrintedInvoice = { kind: string; total: string; parties: InvoiceParties };

/** Oldest first. */
const printed = (bookingId: number) =>
  world.rows<PrintedInvoice>(
    'SELECT kind, total::text, parties FROM invoices WHERE booking_id = $1 ORDER BY id',
    [bookingId],
  );

const names = ({ parties }: PrintedInvoice) => [parties.professional.name, parties.clinic.name];
const BOTH = ['Ada Tremblay', 'Smile Dental'];

const kept = async (bookingId: number) => {
  const [row] = await world.rows<{ kept: Partial<InvoiceParties> | null }>(
    'SELECT kept_parties AS kept FROM bookings WHERE id = $1',
    [bookingId],
  );
  return row?.kept;
};

/** Both sides were heard about the hours. */
async function heard(bookingId: number, temp: PersonSnapshot, clinic: PersonSnapshot) {
  const { dispute } = await run('openDispute', { bookingId, reason: 'hours', ...STATEMENT }, temp);
  await run('answerDispute', { disputeId: dispute!.id, ...STATEMENT }, clinic);
  return dispute!.id;
}

const rule = (disputeId: string, effects: object) =>
  run('ruleDispute', { disputeId, ...RULING, effects }, asAdmin());

describe('a corrected invoice', () => {
  it('has no tax that the corrected one did not have', async () => {
    const { booking, temp, clinic, invoice } = await invoicedShift(world);
    await register(temp);
    await rule(await heard(booking.id, temp, clinic), { minutes: 419 });
    const [former, , corrected] = await printed(booking.id);
    const { professional, clinic: billed } = former!.parties;
    expect(professional).toMatchObject({ gstNumber: null, paymentInstructions: null });
    const paymentInstructions = 'pay@example.test';
    expect(corrected?.parties).toEqual({
      ...{ clinic: billed, professional: { ...professional, paymentInstructions } },
    });
    expect(Number(corrected?.total)).toBeLessThan(Number(invoice.total));
  });

  it.each([
    ['says now', 'new@example.test'],
    ['said then, when nothing is said now', null],
  ])('is paid as the professional %s', async (_when, now) => {
    const { booking, temp, clinic } = await invoicedShift(world);
    await register(temp, 'old@example.test');
    const disputeId = await heard(booking.id, temp, clinic);
    await rule(disputeId, { minutes: 419 });
    await register(temp, now);
    await run('appealRuling', { disputeId, ...STATEMENT }, clinic);
    await rule(disputeId, { minutes: 400 });
    const invoices = await printed(booking.id);
    const toPay = invoices.map(({ parties }) => parties.professional.paymentInstructions);
    const then = 'old@example.test';
    expect(toPay).toEqual([null, null, then, then, now ?? then]);
  });

  it.each(['clinic', 'temp'] as const)('names both after the %s has left', async (side) => {
    const made = await invoicedShift(world);
    const { booking, temp, clinic } = made;
    const disputeId = await heard(booking.id, temp, clinic);
    await rule(disputeId, { minutes: 0 });
    await close(made[side]);
    expect(await kept(booking.id)).toBeNull();
    const other = side === 'clinic' ? temp : clinic;
    await run('appealRuling', { disputeId, ...STATEMENT }, other);
    expect(refusalOf(await rule(disputeId, { minutes: 30 }))).toBeNull();
    const invoices = await printed(booking.id);
    expect(invoices.map(({ kind }) => kind)).toEqual(['shift', 'credit_note', 'shift']);
    expect(invoices.map(names)).toEqual([BOTH, BOTH, BOTH]);
  });
});

describe('an invoice after an account was closed', () => {
  it('names the clinic when the hours came later', async () => {
    const { booking, clinic, temp } = await hours.worked();
    await close(clinic);
    expect(await kept(booking.id)).toMatchObject({ clinic: { name: 'Smile Dental' } });
    await hours.run('sendHours', { bookingId: booking.id, ...SHEET_AS_PLANNED }, temp);
    world.clock.advance(49 * HOUR);
    await world.services.keepHours();
    const [invoice] = await printed(booking.id);
    expect(invoice).toMatchObject({ total: '390.00', parties: { clinic: { city: 'Toronto' } } });
    expect(names(invoice!)).toEqual(BOTH);
    expect(await kept(booking.id)).toBeNull();
  });

  it('has the tax number of the professional who left', async () => {
    const { bookingId, temp, clinic } = await hours.sent();
    await register(temp);
    await close(temp);
    await hours.run('approveHours', { bookingId }, clinic);
    const [invoice] = await printed(bookingId);
    expect(names(invoice!)).toEqual(BOTH);
    expect(invoice).toMatchObject({
      ...{ total: '440.70', parties: { professional: { gstNumber: '123456789RT0001' } } },
    });
  });

  it('names both sides when both have left', async () => {
    const { bookingId, temp, clinic } = await hours.sent();
    await close(temp);
    await close(clinic);
    world.clock.advance(49 * HOUR);
    await world.services.keepHours();
    expect((await printed(bookingId)).map(names)).toEqual([BOTH]);
  });

  it('names the clinic when a no-show is lifted', async () => {
    const { booking, clinic, temp } = await bookedAs('no_show');
    await close(clinic);
    const input = { bookingId: booking.id, reason: 'no_show', ...STATEMENT };
    const { dispute } = await run('openDispute', input, temp);
    world.clock.advance(73 * HOUR);
    await rule(dispute!.id, { isDeductionLifted: true, minutes: 450 });
    expect((await printed(booking.id)).map(names)).toEqual([BOTH]);
  });

  it('names both for the cancellation that closing causes', async () => {
    const { booking, clinic } = await world.booked();
    world.clock.set(new Date(booking.startsAt.getTime() - 3 * HOUR));
    await close(clinic);
    const [invoice] = await printed(booking.id);
    expect(invoice?.kind).toBe('late_cancellation');
    expect(names(invoice!)).toEqual(BOTH);
    expect(await kept(booking.id)).toBeNull();
    expect(await world.rows('SELECT name FROM people WHERE id = $1', [clinic.id])).toEqual([
      { name: null },
    ]);
  });

  it('names both for a cancellation that was not final yet', async () => {
    const { booking, clinic, temp } = await world.booked();
    world.clock.set(new Date(booking.startsAt.getTime() - 3 * HOUR));
    await cancelAsShown({ bookingId: booking.id, reason: 'weather' }, clinic);
    await close(clinic);
    await close(temp);
    world.clock.advance(HOUR);
    await world.services.keepBookings();
    expect((await printed(booking.id)).map(names)).toEqual([BOTH]);
  });
});

it.each(['clinic', 'temp'] as const)(
  'an acceptance in the moment in which the %s is erased leaves no coming booking',
  async (side) => {
    for (let round = 0; round < 4; round += 1) {
      const [clinic, temp] = [await world.clinic(), await world.temp()];
      const application = await world.apply(temp, await world.job(clinic));
      await Promise.allSettled([
        world.accept(clinic, application),
        erase(side === 'clinic' ? clinic : temp),
      ]);
    }
    const coming = `SELECT id FROM bookings WHERE status IN ('booked', 'confirmed')`;
    expect(await world.rows(coming)).toEqual([]);
  },
);

it('a booking that is done, or was cancelled for good, keeps no name', async () => {
  const done = await invoicedShift(world);
  await close(done.clinic);
  const cancelled = await world.booked();
  await close(cancelled.temp);
  const missed = await bookedAs('no_show');
  world.clock.advance(30 * DAY);
  await close(missed.clinic);
  for (const { booking } of [done, cancelled, missed]) expect(await kept(booking.id)).toBeNull();
});

it('a kept name goes after two years without an invoice', async () => {
  const { booking, clinic } = await hours.worked();
  await close(clinic);
  const purge = (days: number) =>
    applyRetention(
      world.subgraph.database.pool,
      MARKETPLACE_RETENTION,
      new Date(booking.endsAt.getTime() + days * DAY),
    );
  await purge(729);
  expect(await kept(booking.id)).not.toBeNull();
  await purge(731);
  expect(await kept(booking.id)).toBeNull();
});
