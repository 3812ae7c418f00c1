import ICAL from 'ical.js';
import type { PersonSnapshot } from '@tbt/contracts';
import { asViewer } from '@tbt/service-kit/testing';
import { createWorld, type World } from './factories';
import { scheduleOperations } from './schedule-operations';

type Span = [start: string, end: string, summary: string];

let world: World;
let on: ReturnType<typeof scheduleOperations>;
beforeAll(async () => {
  world = await createWorld({ writes: 100_000, calendarReads: 1_000 });
  on = scheduleOperations(world);
});
afterAll(() => world.close());

const CREATE = `mutation { createCalendarFeed { url feed { createdAt } errors { code } } }`;
const REVOKE = `mutation { revokeCalendarFeed { isRevoked } }`;
const READ = `query Read($token: String!) { calendar(token: $token) }`;

async function tokenOf(who: PersonSnapshot, locale: 'en-CA' | 'fr-CA' = 'en-CA'): Promise<string> {
  const { data } = await world.graph(CREATE, {}, world.as(who, { locale }));
  const { url } = (data as { createCalendarFeed: { url: string } }).createCalendarFeed;
  return /\/calendar\/([\w-]{43})\.ics$/.exec(url)?.[1] ?? '';
}
async function read(token: string): Promise<string | null> {
  const { data, errors } = await world.graph(READ, { token });
  if (errors) throw errors[0];
  return (data as { calendar: string | null }).calendar;
}

/** Instants by an independent parser, with the file's own zones. */
function spansOf(file: string): Span[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const instant = (time: ICAL.Time) =>
    new Date(time.toUnixTime() * 1000).toISOString().slice(0, 16);
  const spans = calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const event = new ICAL.Event(component);
    if (!event.isRecurring()) {
      return [[instant(event.startDate), instant(event.endDate), event.summary] as Span];
    }
    const found: Span[] = [];
    const days = event.iterator();
    for (let day = days.next(); day; day = days.next()) {
      const { startDate, endDate } = event.getOccurrenceDetails(day);
      found.push([instant(startDate), instant(endDate), event.summary]);
    }
    return found;
  });
  return spans.sort(([a], [b]) => (a < b ? -1 : 1));
}
const uidsOf = (file: string) => [...file.matchAll(/^UID:(.*)$/gm)].map(([, uid]) => uid?.trim());

async function written(who: PersonSnapshot): Promise<Span[]> {
  const rows = await world.rows<{ s: Date; e: Date; a: boolean }>(
    `SELECT starts_at AS s, ends_at AS e, is_available AS a FROM schedule_occurrences
     WHERE person_id = $1 ORDER BY 1`,
    [who.id],
  );
  const text = (at: Date) => at.toISOString().slice(0, 16);
  return rows.map(({ s, e, a }) => [text(s), text(e), a ? 'Available' : 'Blocked']);
}

describe('the calendar of a person', () => {
  it.each([
    ['Toronto', 'Ontario'],
    ["St. John's", 'Newfoundland and Labrador'],
    ['Vancouver', 'British Columbia'],
    ['Winnipeg', 'Manitoba'],
  ] as const)('says the same instants as the schedule, in %s', async (city, province) => {
    const temp = await world.temp({ city, province });
    const wall = { startTime: '09:00', endTime: '12:00' };
    await on.add(temp, { ...wall, recurringPattern: 'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=80' });
    await on.add(temp, { ...wall, date: '2026-12-08', recurringPattern: 'FREQ=MONTHLY;BYDAY=2TU' });
    await on.add(temp, {
      date: '2027-03-10',
      startTime: '22:00',
      endTime: '02:30',
      isAvailable: false,
      recurringPattern: 'FREQ=DAILY;UNTIL=20270320',
    });
    await on.add(temp, {
      date: '2027-10-30',
      startTime: '01:30',
      endTime: '06:00',
      recurringPattern: 'FREQ=DAILY;INTERVAL=1;UNTIL=20271112T000000Z',
    });
    await on.add(temp, { date: '2026-12-01', startTime: '20:00', endTime: '04:00' });
    await on.add(temp, {
      date: '2026-12-03',
      startTime: '18:00',
      endTime: '19:00',
      recurringPattern: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;COUNT=5',
    });
    const file = (await read(await tokenOf(temp))) ?? '';
    const spans = spansOf(file);
    expect(spans.length).toBeGreaterThan(120);
    expect(spans).toEqual(await written(temp));
    expect(new Set(uidsOf(file)).size).toBe(uidsOf(file).length);
  });

  it('leaves out days that were taken out of a series', async () => {
    const temp = await world.temp();
    const { slot } = await on.add(temp, { recurringPattern: 'FREQ=WEEKLY;COUNT=4' });
    for (const day of ['2026-12-07', '2026-12-21']) await on.remove(temp, slot?.id ?? '', day);
    const spans = spansOf((await read(await tokenOf(temp))) ?? '');
    expect(spans.map(([start]) => start)).toEqual(['2026-12-14T14:00', '2026-12-28T14:00']);
    expect(spans).toEqual(await written(temp));
  });

  it('holds agreed shifts of both sides, in the zone of the place', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const job = await world.job(clinic, {
      title: 'Cover; Anaïs, "Tuesday" \\ and more',
      date: '2027-07-06',
    });
    await world.accept(clinic, await world.apply(temp, job));
    for (const who of [temp, clinic]) {
      const file = (await read(await tokenOf(who))) ?? '';
      expect(spansOf(file)).toEqual([
        ['2027-07-06T12:00', '2027-07-06T20:00', `Shift: ${job.title}`],
      ]);
      expect(file).toContain('BEGIN:VTIMEZONE');
    }
  });

  it('is identical until something changes; entries keep their ids', async () => {
    const temp = await world.temp();
    await on.add(temp, { recurringPattern: 'FREQ=WEEKLY;COUNT=4', notes: 'Par le métro' });
    const token = await tokenOf(temp, 'fr-CA');
    const before = (await read(token)) ?? '';
    world.clock.advance(60_000);
    expect(await read(token)).toBe(before);
    expect(before).toContain('SUMMARY:Disponible');
    expect(before).toContain('DESCRIPTION:Par le métro');
    await on.add(temp, { date: '2027-02-02' });
    const after = (await read(token)) ?? '';
    expect(uidsOf(after)).toEqual(expect.arrayContaining(uidsOf(before)));
    expect(after).not.toBe(before);
  });

  it('has lines of at most 75 bytes, ended by CRLF', async () => {
    const temp = await world.temp();
    await on.add(temp, { notes: 'é'.repeat(400) });
    const file = (await read(await tokenOf(temp))) ?? '';
    const lines = file.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    expect(event?.getFirstPropertyValue('description')).toBe('é'.repeat(400));
  });
});

describe('the secret of a calendar', () => {
  it('is kept as a hash, replaced by a new one, and gone when revoked', async () => {
    const temp = await world.temp();
    const first = await tokenOf(temp);
    expect(await read(first)).not.toBeNull();
    const stored = await world.rows('SELECT * FROM calendar_feeds');
    expect(JSON.stringify(stored)).not.toContain(first);
    const second = await tokenOf(temp);
    expect([await read(first), (await read(second)) === null]).toEqual([null, false]);
    expect((await world.graph(REVOKE, {}, temp)).data).toEqual({
      revokeCalendarFeed: { isRevoked: true },
    });
    expect(await read(second)).toBeNull();
    expect((await world.graph(REVOKE, {}, temp)).data).toEqual({
      revokeCalendarFeed: { isRevoked: false },
    });
  });

  it('opens nothing without shifts of its own: for a former member, or a closed account', async () => {
    const member = await world.temp();
    const token = await tokenOf(member);
    expect(await read(token)).not.toBeNull();
    await world.services.people.takeOver({ ...member, revision: 2, role: null });
    expect(await read(token)).toBeNull();
    const closed = await world.temp();
    const former = await tokenOf(closed);
    await world.services.people.takeOver({ ...closed, revision: 2, isActive: false });
    expect(await read(former)).toBeNull();
  });

  it('is not created for a member of a clinic, whose shifts the clinic’s own account has', async () => {
    const clinic = await world.clinic();
    const member = await world.person({ role: null });
    const acting = { userId: member.id, role: 'clinic' as const, actingClinicId: clinic.id };
    const { errors } = await world.graph(CREATE, {}, asViewer(acting));
    expect(errors).toMatchObject([
      {
        message: expect.stringContaining('The clinic’s own account can create') as string,
        extensions: { code: 'FORBIDDEN', reasons: ['no_own_shifts'] },
      },
    ]);
    expect(await read(await tokenOf(clinic))).not.toBeNull();
    const professional = { userId: (await world.temp()).id, role: 'clinic' as const };
    const own = await world.graph(
      CREATE,
      {},
      asViewer({ ...professional, actingClinicId: clinic.id }),
    );
    expect(own.errors).toBeUndefined();
  });

  it('that is unknown returns nothing', async () => {
    for (const token of ['', 'x', 'A'.repeat(43), "' OR 1=1 --"])
      expect(await read(token)).toBeNull();
  });

  it('may be tried only so often from one address', async () => {
    const strict = await createWorld({ calendarReads: 5 });
    const codes: unknown[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const { errors } = await strict.graph(READ, { token: 'A'.repeat(43) });
      codes.push(errors?.[0]?.extensions.code ?? null);
    }
    await strict.close();
    expect(codes).toEqual([null, null, null, null, null, 'RATE_LIMITED']);
  });
});
