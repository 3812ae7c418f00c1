import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, type World } from './factories';
import { scheduleOperations } from './schedule-operations';

let world: World;
let on: ReturnType<typeof scheduleOperations>;
beforeAll(async () => {
  world = await createWorld();
  on = scheduleOperations(world);
});
afterAll(() => world.close());

const hoursOf = (entries: { startsAt: string; endsAt: string }[]) =>
  entries.map(({ startsAt, endsAt }) => `${startsAt.slice(0, 16)}/${endsAt.slice(0, 16)}`);

describe('a slot', () => {
  it("is in the professional's time zone, on every requested day", async () => {
    const temp = await world.temp({ province: 'British Columbia', city: 'Vancouver' });
    const { slot } = await on.add(temp, { notes: '  By bus  ', isAvailable: false });
    expect(slot).toMatchObject({
      userId: String(temp.id),
      timeZone: 'America/Vancouver',
      isAvailable: false,
      isRecurring: false,
      recurringPattern: null,
      notes: 'By bus',
    });
    expect(hoursOf(await on.mine(temp, '2026-12-07'))).toEqual([
      '2026-12-07T16:00/2026-12-08T00:00',
    ]);
    expect(await on.mine(temp, '2026-12-08')).toEqual([]);
  });

  it('ends on the next day when its end is earlier', async () => {
    const temp = await world.temp();
    await on.add(temp, { startTime: '22:00', endTime: '06:00' });
    expect(hoursOf(await on.mine(temp, '2026-12-07'))).toEqual([
      '2026-12-08T03:00/2026-12-08T11:00',
    ]);
  });

  it('may belong to a user that identity has not published', async () => {
    const unheard = { ...(await world.temp()), id: 910_001 };
    expect((await on.add(unheard)).slot).toMatchObject({ timeZone: 'America/Toronto' });
  });

  it.each<[field: string, changes: Record<string, unknown>, why: string]>([
    ['date', { date: '2026-11-19' }, 'in the past'],
    ['date', { date: '2028-11-21' }, 'too far ahead'],
    ['date', { date: '2026-02-30' }, 'no day'],
    ['startTime', { startTime: '25:00' }, 'no time'],
    ['startTime', { date: '2027-03-14', startTime: '02:30' }, 'in a gap'],
    ['endTime', { endTime: '09:00' }, 'without length'],
    ['recurringPattern', { recurringPattern: 'every monday' }, 'words'],
    ['recurringPattern', { recurringPattern: 'FREQ=HOURLY;COUNT=3' }, 'every hour'],
    ['recurringPattern', { recurringPattern: 'FREQ=DAILY;COUNT=3;UNTIL=20270101' }, 'two ends'],
    ['recurringPattern', { recurringPattern: 'FREQ=WEEKLY;BYDAY=MO;COUNT=120' }, 'too long'],
    ['recurringPattern', { recurringPattern: 'FREQ=WEEKLY;UNTIL=20291231' }, 'too late an end'],
    ['recurringPattern', { recurringPattern: 'FREQ=WEEKLY;UNTIL=20200101' }, 'an end before it'],
    ['notes', { notes: 'x'.repeat(501) }, 'too many words'],
  ])('is refused on %s: %s', async (field, changes, _why) => {
    const temp = await world.temp();
    const { slot, errors } = await on.add(temp, changes);
    expect(slot).toBeNull();
    expect(errors.map(({ path }) => path[0])).toContain(field);
    expect(
      await world.rows('SELECT 1 FROM schedule_slots WHERE person_id = $1', [temp.id]),
    ).toEqual([]);
  });

  it('can be added by its owner only', async () => {
    const [temp, other] = [await world.temp(), await world.temp()];
    await expect(on.add(temp, { userId: String(other.id) })).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
  });

  it('is added once under an idempotency key', async () => {
    const temp = await world.temp();
    const query = `mutation Add($input: AddScheduleSlotInput!) {
      addScheduleSlot(input: $input) { slot { id createdAt } errors { code } } }`;
    const info = world.as(temp, { idempotencyKey: 'one' });
    const first = await world.graph(query, { input: on.slot() }, info);
    expect(await world.graph(query, { input: on.slot() }, info)).toEqual(first);
  });

  it('is one of 500 at most', async () => {
    const temp = await world.temp();
    await world.rows(
      `INSERT INTO schedule_slots (person_id, date, start_time, end_time, time_zone,
         materialised_until, ends_on, created_at, updated_at)
       SELECT $1, '2026-12-01', '08:00', '09:00', 'America/Toronto', '2026-12-01', '2026-12-01', now(), now()
       FROM generate_series(1, 500)`,
      [temp.id],
    );
    const { errors } = await on.add(temp);
    expect(errors).toMatchObject([{ code: 'CONFLICT', reasons: ['too_many_slots'] }]);
  });
});

describe('series', () => {
  it('hold 5000 coming days of a person at most', async () => {
    const temp = await world.temp();
    const { slot } = await on.add(temp);
    await world.rows(
      `INSERT INTO schedule_occurrences
         (slot_id, person_id, is_available, zone_data_version, date, starts_at, ends_at)
       SELECT $1::int, $2::int, true, 'any', to_char(day, 'YYYY-MM-DD'), day, day + interval '1 hour'
       FROM generate_series(0, 4997) AS n, LATERAL (SELECT timestamptz '2030-01-01' + n * interval '1 day' AS day) AS d`,
      [slot?.id, temp.id],
    );
    const pattern = (count: number) => ({ recurringPattern: `FREQ=DAILY;COUNT=${count}` });
    const later = { date: '2027-03-01', startTime: '20:00', endTime: '21:00' };
    const { errors } = await on.add(temp, { ...later, ...pattern(2) });
    expect(errors).toMatchObject([{ code: 'CONFLICT', reasons: ['too_many_days'] }]);
    expect((await on.add(temp, later)).errors).toEqual([]);
  });
});

describe('series that go on behind the horizon', () => {
  it('count with all their days', async () => {
    const temp = await world.temp();
    await world.rows(
      `INSERT INTO schedule_slots (person_id, date, start_time, end_time, time_zone, is_recurring,
         recurring_pattern, materialised_until, ends_on, created_at, updated_at)
       SELECT $1, '2028-11-01', '08:00', '09:00', 'America/Toronto', true, 'FREQ=DAILY',
         '2028-11-01', '2030-11-01', now(), now()
       FROM generate_series(1, 7)`,
      [temp.id],
    );
    const { errors } = await on.add(temp);
    expect(errors).toMatchObject([{ code: 'CONFLICT', reasons: ['too_many_days'] }]);
  });
});

describe('two slots', () => {
  const refused = async (temp: PersonSnapshot, changes: Record<string, unknown>) =>
    (await on.add(temp, changes)).errors.flatMap(({ reasons }) => reasons);

  it('never overlap, whatever their kind; back to back is fine', async () => {
    const temp = await world.temp();
    await on.add(temp);
    expect(await refused(temp, { startTime: '16:00', endTime: '20:00' })).toEqual(['overlap']);
    expect(await refused(temp, { isAvailable: false })).toEqual(['overlap']);
    expect(
      await refused(temp, { date: '2026-12-06', startTime: '22:00', endTime: '10:00' }),
    ).toEqual(['overlap']);
    expect(await refused(temp, { startTime: '17:00', endTime: '20:00' })).toEqual([]);
    expect(await refused(temp, { startTime: '07:00', endTime: '09:00' })).toEqual([]);
  });

  it('of a series meet on any of its days, and leave nothing behind', async () => {
    const temp = await world.temp();
    await on.add(temp, { date: '2027-01-04' });
    const { slot, errors } = await on.add(temp, { recurringPattern: 'FREQ=WEEKLY;COUNT=10' });
    expect([slot, errors]).toMatchObject([null, [{ code: 'CONFLICT', reasons: ['overlap'] }]]);
    expect(errors[0]).toMatchObject({ message: expect.stringContaining('January 4, 2027') });
    expect(await on.mine(temp, '2026-12-01', '2026-12-31')).toEqual([]);
  });

  it('added at once: one wins', async () => {
    const temp = await world.temp();
    const adding = Array.from({ length: 24 }, (_, at) =>
      on.add(temp, at % 2 ? {} : { recurringPattern: 'FREQ=DAILY;COUNT=20', startTime: '08:00' }),
    );
    const won = (await Promise.all(adding)).filter(({ slot }) => slot !== null);
    expect(won).toHaveLength(1);
  });

  it('are kept apart by the database itself', async () => {
    const temp = await world.temp();
    await on.add(temp);
    await expect(
      world.rows(
        `INSERT INTO schedule_occurrences SELECT slot_id, '2026-12-08', person_id, is_available,
           starts_at + interval '1 hour', ends_at, zone_data_version
         FROM schedule_occurrences WHERE person_id = $1`,
        [temp.id],
      ),
    ).rejects.toMatchObject({ constraint: 'schedule_no_overlap_per_person' });
  });
});

describe('a series', () => {
  it.each([
    ['Toronto', 'Ontario', ['14:00', '13:00', '14:00']],
    ["St. John's", 'Newfoundland and Labrador', ['12:30', '11:30', '12:30']],
    ['Vancouver', 'British Columbia', ['16:00', '16:00', '16:00']],
    ['Winnipeg', 'Manitoba', ['14:00', '14:00', '14:00']],
    ['Regina', 'Saskatchewan', ['15:00', '15:00', '15:00']],
  ] as const)('keeps its wall time in %s', async (city, province, starts) => {
    const temp = await world.temp({ city, province });
    await on.add(temp, { recurringPattern: 'FREQ=MONTHLY;BYDAY=1MO;COUNT=24' });
    const start = async (date: string) => (await on.mine(temp, date))[0]?.startsAt.slice(11, 16);
    const days = ['2026-12-07', '2027-07-05', '2027-12-06'];
    expect(await Promise.all(days.map(start))).toEqual(starts);
  });

  it('moves forward with the clocks where its time does not exist, and comes back', async () => {
    const temp = await world.temp();
    await on.add(temp, {
      date: '2027-03-13',
      startTime: '02:30',
      endTime: '06:00',
      recurringPattern: 'FREQ=DAILY;COUNT=3',
    });
    expect(hoursOf(await on.mine(temp, '2027-03-13', '2027-03-15'))).toEqual([
      '2027-03-13T07:30/2027-03-13T11:00',
      '2027-03-14T07:30/2027-03-14T10:00',
      '2027-03-15T06:30/2027-03-15T10:00',
    ]);
  });

  it('leaves out a day on which nothing is left between start and end', async () => {
    const temp = await world.temp();
    await on.add(temp, {
      date: '2027-03-13',
      startTime: '02:10',
      endTime: '03:05',
      recurringPattern: 'FREQ=DAILY;COUNT=3',
    });
    const days = (await on.mine(temp, '2027-03-13', '2027-03-15')).map(({ date }) => date);
    expect(days).toEqual(['2027-03-13', '2027-03-15']);
  });

  it('without a pattern is every week, and ends after 24 months', async () => {
    const temp = await world.temp();
    const { slot } = await on.add(temp, { isRecurring: true });
    expect(slot).toMatchObject({ isRecurring: true, recurringPattern: 'FREQ=WEEKLY' });
    const [row] = await world.rows<{ ends_on: string }>(
      'SELECT ends_on FROM schedule_slots WHERE id = $1',
      [slot?.id],
    );
    expect(row?.ends_on).toBe('2028-12-04');
  });

  it('has its first day also when the rule does not name it', async () => {
    const temp = await world.temp();
    await on.add(temp, { recurringPattern: 'FREQ=WEEKLY;BYDAY=TU;COUNT=2' });
    const days = (await on.mine(temp, '2026-12-01', '2026-12-31')).map(({ date }) => date);
    expect(days).toEqual(['2026-12-07', '2026-12-08', '2026-12-15']);
  });

  it('loses one day or all of them', async () => {
    const temp = await world.temp();
    const { slot } = await on.add(temp, { recurringPattern: 'RRULE:freq=weekly;count=3' });
    const id = slot?.id ?? '';
    expect((await on.remove(temp, id, '2026-12-14')).errors).toBeUndefined();
    const days = async () => (await on.mine(temp, '2026-12-01', '2026-12-31')).map((e) => e.date);
    expect(await days()).toEqual(['2026-12-07', '2026-12-21']);
    expect((await on.remove(temp, id, '2026-12-14')).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    expect((await on.add(temp, { date: '2026-12-14' })).errors).toEqual([]);
    await on.remove(temp, id);
    expect(await days()).toEqual(['2026-12-14']);
  });

  it('is gone with its last day', async () => {
    const temp = await world.temp();
    const { slot } = await on.add(temp, { recurringPattern: 'FREQ=DAILY;COUNT=2' });
    for (const day of ['2026-12-07', '2026-12-08']) await on.remove(temp, slot?.id ?? '', day);
    expect(
      await world.rows('SELECT 1 FROM schedule_slots WHERE person_id = $1', [temp.id]),
    ).toEqual([]);
  });
});
