import type { DomainEvents, PersonSnapshot } from '@tbt/contracts';
import type { Booking } from '../src/modules/bookings';
import { createWorld, type World } from './factories';
import { insertInvoice } from './invoice-rows';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const send = () => world.services.statements.send();

async function written(clinic: PersonSnapshot): Promise<DomainEvents['statement.written'][]> {
  await world.subgraph.outbox.drain();
  return world.bus.published
    .filter(({ name }) => name === 'statement.written')
    .map(({ payload }) => payload as DomainEvents['statement.written'])
    .filter(({ clinicId }) => clinicId === clinic.id);
}

/** Posted, booked and worked in November. */
async function busyClinic(): Promise<{ clinic: PersonSnapshot; booking: Booking }> {
  const clinic = await world.clinic();
  const temp = await world.temp();
  const job = await world.job(clinic, { date: '2026-11-24' });
  const { booking } = await world.accept(clinic, await world.apply(temp, job));
  await world.job(clinic, { date: '2026-11-25' });
  return { clinic, booking };
}

const marked = () =>
  world.rows<{ clinic_id: number; month: string }>(
    'SELECT clinic_id, month FROM clinic_statements ORDER BY clinic_id, month',
  );

it('is written on the first of the month at eight in the clinic’s zone', async () => {
  const { clinic } = await busyClinic();
  // Toronto is five hours behind in December.
  for (const early of ['2026-11-30T22:00:00Z', '2026-12-01T04:00:00Z', '2026-12-01T12:59:00Z']) {
    world.clock.set(new Date(early));
    expect(await send()).toBe(0);
  }
  world.clock.set(new Date('2026-12-01T13:00:00Z'));
  expect(await send()).toBe(1);
  expect(await marked()).toEqual([{ clinic_id: clinic.id, month: '2026-11' }]);
});

it('tells what the month was', async () => {
  const { clinic } = await busyClinic();
  world.clock.set(new Date('2026-12-01T13:00:00Z'));
  await send();
  const [statement] = await written(clinic);
  expect(statement).toMatchObject({
    ...{ clinicId: clinic.id, month: '2026-11', shifts: 2, filled: 1, invoices: 0 },
    ...{ spent: '0.00', waitingHours: 0, unpaidInvoices: 0, unpaidTotal: '0.00' },
  });
});

it('is written once, whatever runs again or at the same time', async () => {
  await busyClinic();
  world.clock.set(new Date('2026-12-01T13:00:00Z'));
  const other = await world.replica();
  const counts = await Promise.all([send(), other.services.statements.send(), send()]);
  await other.stop();
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  world.clock.set(new Date('2026-12-03T13:00:00Z'));
  expect(await send()).toBe(0);
  expect(await marked()).toHaveLength(1);
});

it('is not lost when the process stops in between, and not sent twice', async () => {
  const { clinic } = await busyClinic();
  world.clock.set(new Date('2026-12-01T13:00:00Z'));
  await world.rows('ALTER TABLE outbox_events RENAME TO outbox_gone');
  await expect(send()).rejects.toThrow();
  expect(await marked()).toEqual([]);
  await world.rows('ALTER TABLE outbox_gone RENAME TO outbox_events');
  world.clock.set(new Date('2026-12-02T02:00:00Z'));
  expect(await send()).toBe(1);
  expect(await written(clinic)).toHaveLength(1);
});

it('of a month that was missed for days is left out', async () => {
  await busyClinic();
  world.clock.set(new Date('2026-12-06T13:00:00Z'));
  expect(await send()).toBe(0);
});

it('is for clinics that had posted before the month ended, and not for professionals', async () => {
  const late = await world.clinic();
  await world.temp();
  await world.clinic();
  world.clock.set(new Date('2026-12-01T12:00:00Z'));
  await world.job(late, { date: '2026-12-20' });
  world.clock.set(new Date('2026-12-01T13:00:00Z'));
  expect(await send()).toBe(0);
});

it('adds up invoices of the month only', async () => {
  const { clinic, booking } = await busyClinic();
  await insertInvoice(world, booking, { issuedOn: '2026-11-28' });
  await insertInvoice(world, booking, {
    issuedOn: '2026-10-30',
    receivedOn: '2026-11-02',
    isSettled: true,
  });
  world.clock.set(new Date('2026-12-01T13:00:00Z'));
  await send();
  expect(await written(clinic)).toMatchObject([
    {
      ...{ invoices: 1, spent: '440.70', unpaidInvoices: 1, unpaidTotal: '440.70' },
      overdueInvoices: 1,
    },
  ]);
});

it('asks for no invoice whose booking is disputed', async () => {
  const { clinic, booking } = await busyClinic();
  await insertInvoice(world, booking, { issuedOn: '2026-11-28' });
  await world.rows(`UPDATE bookings SET status = 'disputed' WHERE id = $1`, [booking.id]);
  world.clock.set(new Date('2026-12-01T13:00:00Z'));
  await send();
  expect(await written(clinic)).toMatchObject([
    {
      ...{ invoices: 1, spent: '440.70', unpaidInvoices: 0, unpaidTotal: '0.00' },
      overdueInvoices: 0,
    },
  ]);
});
