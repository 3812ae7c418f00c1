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
