import type { PersonSnapshot } from '@tbt/contracts';
import { countStatements, recordStatements } from '@tbt/service-kit';
import type { RequestInfo } from '@tbt/service-kit';
import { bookingRunner, HOUR } from './booking-operations';
import { asAdmin, createWorld, NOW, type World } from './factories';
import { invited } from './invitation-operations';
import { hoursRunner, SHEET_AS_PLANNED } from './hours-operations';

let world: World;
let clinic: PersonSnapshot;
let temp: PersonSnapshot;
beforeAll(async () => {
  world = await createWorld();
  [clinic, temp] = [await world.clinic(), await world.temp()];
  for (const date of ['2027-01-05', '2027-01-12', '2027-01-19']) {
    await world.accept(clinic, await world.apply(temp, await world.job(clinic, { date })));
  }
  await world.apply(temp, await world.job(clinic, { date: '2027-01-06' }));
  await world.job(clinic, { date: '2027-01-07' });
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { run } = bookingRunner(() => world);
const hours = hoursRunner(() => world);

const CALENDAR = `query Calendar($from: String!, $to: String!) { shiftCalendar(from: $from, to: $to) {
  key kind date startTime endTime startsAt endsAt needsAnswer
  job { id title } booking { id actions } application { id } invitation { id } } }`;
type Entry = { kind: string; date: string; needsAnswer: boolean; job: { id: string } | null };
const calendar = async (from: string, to: string, who: Parameters<World['graph']>[2]) => {
  const { data, errors } = await world.graph(CALENDAR, { from, to }, who);
  if (errors) return errors[0]?.extensions.code;
  return (data?.shiftCalendar as Entry[]).map(({ kind, date, needsAnswer }) => [
    ...[kind, date, needsAnswer],
  ]);
};

describe('the calendar of shifts', () => {
  it('holds what each side has in these days, by start', async () => {
    expect(await calendar('2027-01-05', '2027-01-12', temp)).toEqual([
      ['booking', '2027-01-05', false],
      ['offer', '2027-01-06', false],
      ['booking', '2027-01-12', false],
    ]);
    expect(await calendar('2027-01-05', '2027-01-12', clinic)).toEqual([
      ['booking', '2027-01-05', false],
      ['posting', '2027-01-06', true],
      ['posting', '2027-01-07', false],
      ['booking', '2027-01-12', false],
    ]);
    expect(await calendar('2027-01-05', '2027-01-12', await world.temp())).toEqual([]);
  });

  it('says what waits for the viewer', async () => {
    const [row] = await world.rows<{ id: number; starts_at: Date }>(
      `SELECT id, starts_at FROM bookings WHERE date = '2027-01-19'`,
    );
    const { id, starts_at: startsAt } = row!;
    await run('proposeBookingChange', { bookingId: id, hourlyRate: '60' }, temp);
    expect(await calendar('2027-01-19', '2027-01-19', clinic)).toEqual([
      ['booking', '2027-01-19', true],
    ]);
    expect(await calendar('2027-01-19', '2027-01-19', temp)).toEqual([
      ['booking', '2027-01-19', false],
    ]);
    world.clock.set(new Date(startsAt.getTime() - 20 * HOUR));
    expect(await calendar('2027-01-19', '2027-01-19', temp)).toEqual([
      ['booking', '2027-01-19', true],
    ]);
  });

  it('holds an invitation until it is answered with an application', async () => {
    const job = await world.job(clinic, { date: '2027-02-09' });
    const person = await world.temp();
    await invited(world, clinic, job, [person]);
    expect(await calendar('2027-02-09', '2027-02-09', person)).toEqual([
      ['invitation', '2027-02-09', true],
    ]);
    await world.apply(person, job);
    expect(await calendar('2027-02-09', '2027-02-09', person)).toEqual([
      ['offer', '2027-02-09', false],
    ]);
  });

  it('asks both sides once the shift is over, then for the approval of the hours', async () => {
    const { booking, clinic: owner, temp: person } = await world.booked();
    const asked = async (who: PersonSnapshot) => {
      const entries = await calendar(booking.date, booking.date, who);
      return (entries as unknown[][])[0]?.[2];
    };
    world.clock.set(new Date(booking.endsAt.getTime() - HOUR));
    expect(await asked(person)).toBe(false);
    world.clock.set(new Date(booking.endsAt.getTime() + HOUR));
    // Without an arrival, the clinic says what happened.
    expect([await asked(person), await asked(owner)]).toEqual([true, true]);
    await hours.run('sendHours', { bookingId: booking.id, ...SHEET_AS_PLANNED }, person);
    expect([await asked(person), await asked(owner)]).toEqual([false, true]);
  });

  it('is read in a constant number of statements', async () => {
    for (const [who, statements] of [
      [temp, 6],
      [clinic, 5],
    ] as const) {
      for (const to of ['2027-01-06', '2027-02-20']) {
        const count = await countStatements(world.subgraph.database.pool, () =>
          calendar('2027-01-05', to, who),
        );
        expect([to, count]).toEqual([to, statements]);
      }
    }
  });

  it.each([
    ['2027-01-02', '2027-01-01'],
    ['2027-01-01', '2027-03-04'],
    ['2027-02-30', '2027-03-04'],
    ['tomorrow', '2027-03-04'],
  ])('refuses %s to %s', async (from, to) => {
    expect(await calendar(from, to, temp)).toBe('VALIDATION_FAILED');
  });

  it('is for who takes part', async () => {
    expect(await calendar('2027-01-01', '2027-03-03', null)).toBe('UNAUTHENTICATED');
    expect(await calendar('2027-01-01', '2027-03-03', asAdmin())).toBe('FORBIDDEN');
    expect(await calendar('2027-01-01', '2027-03-03', temp)).toHaveLength(4);
  });
});

describe('lists of bookings', () => {
  const LIST = `query Mine($filter: BookingFilter, $first: Int, $after: String) {
    myBookings(filter: $filter, first: $first, after: $after) {
      edges { node { id date status } } pageInfo { hasNextPage endCursor } } }`;
  type Page = {
    edges: { node: { date: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
  const list = async (variables: object, who: PersonSnapshot) => {
    const { data, errors } = await world.graph(LIST, { ...variables }, who);
    if (errors) return errors[0]?.extensions.code;
    const page = data?.myBookings as Page;
    return { dates: page.edges.map(({ node }) => node.date), ...page.pageInfo };
  };

  it('separate upcoming from past ones and keep their order', async () => {
    world.clock.set(new Date('2027-01-13T12:00:00Z'));
    expect(await list({ filter: { phase: 'coming' } }, temp)).toMatchObject({
      dates: ['2027-01-19'],
    });
    expect(await list({ filter: { phase: 'past' } }, temp)).toMatchObject({
      dates: ['2027-01-12', '2027-01-05'],
    });
    world.clock.set(NOW);
    const filter = { phase: 'coming' };
    const first = await list({ filter, first: 2 }, clinic);
    expect(first).toMatchObject({ dates: ['2027-01-05', '2027-01-12'], hasNextPage: true });
    const { endCursor: after } = first as Page['pageInfo'];
    expect(await list({ filter, first: 2, after }, clinic)).toMatchObject({
      ...{ dates: ['2027-01-19'], hasNextPage: false },
    });
    expect(await list({ filter: { phase: 'past' }, after }, clinic)).toBe('VALIDATION_FAILED');
    expect(await list({ after }, temp)).toBe('VALIDATION_FAILED');
    expect(await list({ filter: { statuses: ['paid'] } }, clinic)).toMatchObject({ dates: [] });
    expect(await list({}, clinic)).toMatchObject({
      dates: ['2027-01-19', '2027-01-12', '2027-01-05'],
    });
  });

  it('name the next shift, and none for who has none', async () => {
    const next = async (who: Parameters<World['graph']>[2]) =>
      (await world.graph('{ nextShift { date } }', {}, who)).data?.nextShift;
    expect(await next(temp)).toEqual({ date: '2027-01-05' });
    world.clock.set(new Date('2027-01-05T16:00:00Z'));
    expect(await next(clinic)).toEqual({ date: '2027-01-05' });
    world.clock.set(new Date('2027-01-06T16:00:00Z'));
    expect(await next(temp)).toEqual({ date: '2027-01-12' });
    expect(await next(await world.temp())).toBeNull();
    expect(await next(asAdmin())).toBeNull();
    expect(await next(null)).toBeNull();
  });

  it('show everything of a page in a constant number of statements', async () => {
    const query = `query ($first: Int) { myBookings(first: $first) { edges { node {
      id actions confirmFrom releasesAt cancellationPrice { scoreAfter compensation }
      cancellation { at } changes { status } job { title } } } } }`;
    for (const first of [1, 3]) {
      const { statements } = await recordStatements(world.subgraph.database.pool, async () => {
        expect((await world.graph(query, { first }, temp)).errors).toBeUndefined();
      });
      // Bookings, changes, jobs, scores and the points of the ladder, which can be edited.
      expect([first, statements.length, new Set(statements).size]).toEqual([first, 5, 5]);
    }
  });
});

describe('the calendar file of a shift', () => {
  const OFFICE = {
    ...{ firstName: 'Maple', lastName: 'Dental', streetAddress: '12 King St W' },
    ...{ city: 'Toronto', province: 'Ontario', postalCode: 'M5H 1A1' },
  };
  /** As the gateway requests it, with the clinic from identity. */
  const fileOf = async (id: number, who: RequestInfo, clinic: object | null = OFFICE) => {
    const query = `query File($of: [_Any!]!) {
      _entities(representations: $of) { ... on Booking { calendarFile } } }`;
    const professional = { firstName: 'Ana', lastName: 'Reyes' };
    const of = [{ __typename: 'Booking', id: String(id), clinic, professional }];
    const { data } = await world.graph(query, { of }, who);
    const [found] = (data?._entities ?? []) as ({ calendarFile: string | null } | null)[];
    return found?.calendarFile?.replaceAll('\r\n ', '') ?? null;
  };

  it('names the professional to the clinic only', async () => {
    const { booking, clinic: owner, temp: person } = await world.booked({ title: 'A day' });
    expect(await fileOf(booking.id, world.as(owner))).toContain(
      'SUMMARY:Shift: A day · Ana Reyes\r\n',
    );
    expect(await fileOf(booking.id, world.as(person))).toContain('SUMMARY:Shift: A day\r\n');
  });

  it('names shift, clinic, street, hours, rate and page; a cancelled one has none', async () => {
    const { booking, job, temp: person } = await world.booked({ title: 'A day; with, care' });
    const reader = world.as(person);
    const before = await fileOf(booking.id, reader);
    expect(before).toContain(`UID:booking-${booking.id}@`);
    expect(before).toContain('METHOD:PUBLISH');
    expect(before).toContain('SUMMARY:Shift: A day\\; with\\, care');
    expect(before).toMatch(/DTSTART;TZID=America\/Toronto:\d{8}T080000/);
    expect(before).toMatch(/DTEND;TZID=America\/Toronto:\d{8}T160000/);
    expect(before).toContain(
      'LOCATION:Maple Dental\\, 12 King St W\\, Toronto\\, Ontario M5H 1A1\r\n',
    );
    const page = `/shifts/${job.id}/booked`;
    expect(before).toMatch(
      new RegExp(`DESCRIPTION:Maple Dental\\\\n\\$52.00 an hour\\\\nhttps?://.*${page}\\r`),
    );
    expect(before).toMatch(new RegExp(`URL:https?://.*${page}\\r`));
    expect(before?.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const french = await fileOf(booking.id, world.as(person, { locale: 'fr-CA' }));
    expect(french).toMatch(
      /SUMMARY:Quart\u00a0: .*DESCRIPTION:Maple Dental\\n52\\,00\s\$ l’heure/s,
    );
    await run('cancelBooking', { bookingId: booking.id, reason: 'illness' }, person);
    expect(await fileOf(booking.id, reader)).toBeNull();
    await run('undoCancellation', { bookingId: booking.id }, person);
    expect(await fileOf(booking.id, reader)).toContain('STATUS:CONFIRMED');
  });

  it('names no street of another town, and the town alone of a clinic that left', async () => {
    const { booking, temp: person } = await world.booked({ city: 'Ottawa' });
    const reader = world.as(person);
    expect(await fileOf(booking.id, reader)).toContain(
      'LOCATION:Maple Dental\\, Ottawa\\, Ontario\r\n',
    );
    expect(await fileOf(booking.id, reader, null)).toContain('LOCATION:Ottawa\\, Ontario\r\n');
    expect(await fileOf(booking.id, world.as(await world.temp()))).toBeNull();
  });
});
