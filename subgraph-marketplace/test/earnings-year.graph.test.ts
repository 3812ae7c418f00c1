import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, NOW, type World } from './factories';
import { insertInvoice } from './invoice-rows';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

describe('a year that is not named', () => {
  const read = async (field: 'earnings' | 'spending', who: PersonSnapshot) =>
    (await world.graph(`{ ${field} { year firstYear totals { count } } }`, {}, who)).data?.[field];

  it('is the one on the clock of the own address', async () => {
    const { temp, clinic, booking } = await world.booked();
    await insertInvoice(world, booking, { issuedOn: '2026-12-31' });
    // 22:00 on 31 December in Toronto.
    world.clock.set(new Date('2027-01-01T03:00:00.000Z'));
    const year = { year: 2026, firstYear: 2026, totals: { count: 1 } };
    expect(await read('earnings', temp)).toEqual(year);
    expect(await read('spending', clinic)).toEqual(year);
    const empty = await world.temp();
    expect(await read('earnings', empty)).toMatchObject({ year: 2026, firstYear: 2026 });
    world.clock.set(new Date('2027-01-01T05:00:00.000Z'));
    expect(await read('earnings', temp)).toMatchObject({ year: 2027, firstYear: 2026 });
    expect(await read('earnings', empty)).toMatchObject({ year: 2027, firstYear: 2027 });
    const western = await world.temp({ province: 'British Columbia', city: 'Vancouver' });
    expect(await read('earnings', western)).toMatchObject({ year: 2026 });
  });
});

it('keeps invoices of bookings in dispute apart until the decision', async () => {
  const { temp, booking } = await world.booked();
  await insertInvoice(world, booking, { issuedOn: '2026-10-02', dueOn: '2026-10-16' });
  await world.rows(`UPDATE bookings SET status = 'disputed' WHERE id = $1`, [booking.id]);
  const read = async () => {
    const { data, errors } = await world.graph(
      `{ earnings(year: 2026) { totals { total unpaid }
        outstanding { count overdueCount onHoldCount onHoldTotal }
        invoices { edges { node { state } } } } }`,
      {},
      temp,
    );
    expect(errors).toBeUndefined();
    return data?.earnings;
  };
  expect(await read()).toEqual({
    totals: { total: '440.70', unpaid: '0.00' },
    outstanding: { count: 0, overdueCount: 0, onHoldCount: 1, onHoldTotal: '440.70' },
    invoices: { edges: [{ node: { state: 'on_hold' } }] },
  });
  await world.rows(`UPDATE bookings SET status = 'approved' WHERE id = $1`, [booking.id]);
  expect(await read()).toMatchObject({
    totals: { unpaid: '440.70' },
    outstanding: { count: 1, overdueCount: 1, onHoldCount: 0 },
    invoices: { edges: [{ node: { state: 'overdue' } }] },
  });
});
