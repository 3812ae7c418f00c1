import { createWorld, type World } from './factories';
import { scheduleOperations } from './schedule-operations';

const DAY_MS = 24 * 60 * 60_000;

let world: World;
let on: ReturnType<typeof scheduleOperations>;
beforeEach(async () => {
  world = await createWorld();
  on = scheduleOperations(world);
});
afterEach(() => world.close());

const startsOf = async (personId: number) =>
  (
    await world.rows<{ starts_at: Date }>(
      'SELECT starts_at FROM schedule_occurrences WHERE person_id = $1 ORDER BY 1',
      [personId],
    )
  ).map(({ starts_at }) => starts_at.toISOString());

describe('the nightly job', () => {
  it('extends a series as the horizon moves, once', async () => {
    const temp = await world.temp();
    await on.add(temp, { date: '2028-11-01', recurringPattern: 'FREQ=WEEKLY;COUNT=20' });
    expect(await startsOf(temp.id)).toHaveLength(3);
    world.clock.advance(14 * DAY_MS);
    expect(await world.services.scheduleUpkeep.extend()).toEqual({ slots: 1, leftOut: 0 });
    expect(await startsOf(temp.id)).toHaveLength(5);
    expect(await world.services.scheduleUpkeep.extend()).toEqual({ slots: 0, leftOut: 0 });
    world.clock.advance(200 * DAY_MS);
    await Promise.all([1, 2, 3].map(() => world.services.scheduleUpkeep.extend()));
    expect(await startsOf(temp.id)).toHaveLength(20);
  });

  it('skips a day that overlaps another slot, and reports it', async () => {
    const temp = await world.temp();
    await on.add(temp, { date: '2028-11-01', recurringPattern: 'FREQ=WEEKLY;COUNT=20' });
    world.clock.advance(10 * DAY_MS);
    expect((await on.add(temp, { date: '2028-11-22' })).errors).toEqual([]);
    expect(await world.services.scheduleUpkeep.extend()).toEqual({ slots: 1, leftOut: 1 });
  });
});

describe('new zone data', () => {
  it('moves coming days, not those that were taken out', async () => {
    const temp = await world.temp();
    const { slot } = await on.add(temp, { recurringPattern: 'FREQ=WEEKLY;COUNT=4' });
    await on.remove(temp, slot?.id ?? '', '2026-12-14');
    const before = await startsOf(temp.id);
    await world.rows(
      `UPDATE schedule_occurrences SET zone_data_version = '2020a',
         starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'`,
    );
    expect(await world.services.scheduleUpkeep.recompute()).toEqual({ slots: 1, leftOut: 0 });
    expect(await startsOf(temp.id)).toEqual(before);
    expect(await world.services.scheduleUpkeep.recompute()).toEqual({ slots: 0, leftOut: 0 });
  });
});

describe('a professional who moves', () => {
  it('keeps the local time of upcoming days in the new time zone', async () => {
    const temp = await world.temp();
    const morning = { startTime: '06:00', endTime: '09:00' };
    await on.add(temp, { recurringPattern: 'FREQ=DAILY;COUNT=2' });
    await on.add(temp, { ...morning, recurringPattern: 'FREQ=DAILY;COUNT=2' });
    await world.services.people.takeOver({
      ...temp,
      revision: 2,
      province: 'British Columbia',
      city: 'Vancouver',
    });
    expect(await startsOf(temp.id)).toEqual([
      '2026-12-07T13:00:00.000Z',
      '2026-12-07T16:00:00.000Z',
      '2026-12-08T13:00:00.000Z',
      '2026-12-08T16:00:00.000Z',
    ]);
    expect((await on.mine(temp, '2026-12-07'))[0]?.slot).toMatchObject({
      timeZone: 'America/Vancouver',
      startTime: '06:00',
    });
  });

  it('gets a time zone if stored without one', async () => {
    const temp = await world.temp({ province: 'Quebec', city: 'Montréal' });
    await world.rows('UPDATE people SET time_zone = NULL');
    await world.services.people.fillZones();
    expect(await world.rows('SELECT time_zone FROM people WHERE id = $1', [temp.id])).toEqual(
      [{ time_zone: 'America/Montreal' }].map(() => ({
        time_zone: expect.stringMatching(/^America\/(Toronto|Montreal)$/),
      })),
    );
  });
});
